import { describe, expect, test } from 'vitest';
import { sharedProduct } from '../support/running-product.ts';
import { accessTable } from './access-table.ts';
import { accessTo, expectNothingForeign } from './access-to.ts';
import { accessActors } from './access-actors.ts';

const parts = 4;

/** Every actor requests every fourth row of the table, from this one on: the parts run at the same time. */
export async function accessMatrix(part: 0 | 1 | 2 | 3): Promise<void> {
  const { filled, request } = await accessTo(await sharedProduct());
  const rows = accessTable.filter((_, at) => at % parts === part);
  let cells = 0;

  describe.each(rows)('$method $path', (row) => {
    test.each(accessActors)('%s', async (accessActor) => {
      cells += 1;
      const expected = row.outcomes[accessActor];
      const answer = await request(row, accessActor);
      if (typeof expected === 'number') expect(answer.status).toBe(expected);
      else expect(`→ ${answer.location}`).toBe(filled(expected));
      expectNothingForeign({ accessActor, path: row.path }, answer.body);
    });
  });

  test('every cell of this part of the table has been requested', () => {
    expect(accessActors.length).toBe(21);
    expect(rows.length).toBeGreaterThan(40);
    expect(cells).toBe(rows.length * accessActors.length);
  });
}
