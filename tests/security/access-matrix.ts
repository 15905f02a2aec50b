import { expect, test } from 'vitest';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, accessActors } from './access-actors.ts';
import { accessTable, type Outcome } from './access-table.ts';
import { accessTo, foreignIn } from './access-to.ts';

const parts = 4;

/** What the actors are answered. */
type Answered = Partial<Record<AccessActor, Outcome>>;

/** Every actor requests every fourth row of the table, from this one on: the parts run at the same time. A row is one test, which names the actors that are answered otherwise. */
export async function accessMatrix(part: 0 | 1 | 2 | 3): Promise<void> {
  const { filled, request } = await accessTo(await sharedProduct());
  const rows = accessTable.filter((_, at) => at % parts === part);
  let cells = 0;

  for (const row of rows) {
    test(`${row.method} ${row.path}`, async () => {
      const [answered, expected]: [Answered, Answered] = [{}, {}];
      const foreign: string[] = [];
      for (const accessActor of accessActors) {
        cells += 1;
        const outcome = row.outcomes[accessActor];
        const answer = await request(row, accessActor);
        expected[accessActor] = typeof outcome === 'number' ? outcome : `→ ${filled(outcome.slice(2))}`;
        answered[accessActor] = typeof outcome === 'number' ? answer.status : `→ ${answer.location}`;
        foreign.push(...foreignIn({ accessActor, path: row.path }, answer.body).map((text) => `${accessActor} reads ${text}`));
      }
      expect(answered).toEqual(expected);
      expect(foreign).toEqual([]);
    });
  }

  test('every cell of this part of the table has been requested', () => {
    expect(accessActors.length).toBe(21);
    expect(rows.length).toBeGreaterThan(40);
    expect(cells).toBe(rows.length * accessActors.length);
  });
}
