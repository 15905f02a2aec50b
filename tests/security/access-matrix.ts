import { expect, test } from 'vitest';
import { inFull } from '../support/in-full.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, accessActors } from './access-actors.ts';
import { type AccessRow, accessTable, type Outcome } from './access-table.ts';
import { accessTo, foreignIn } from './access-to.ts';

const parts = 4;

/** The actors between whom answers differ most: a guest, the owner, another client, another adviser, an administrator. */
const telling: readonly AccessActor[] = ['guest', 'investor', 'otherInvestor', 'otherAdvisor', 'admin'];

/**
 * In full everyone; else those, and one of each that is answered as none of them is. Another client is asked where the owner is shown something, or is
 * answered otherwise: what refuses both asks for neither's account.
 */
function actorsFor({ outcomes }: AccessRow): readonly AccessActor[] {
  if (inFull) return accessActors;
  const asked = telling.filter((each) => each !== 'otherInvestor' || outcomes.investor === 200 || outcomes.investor !== outcomes[each]);
  const others = new Map(accessActors.map((each) => [outcomes[each], each]));
  for (const each of asked) others.delete(outcomes[each]);
  return [...asked, ...others.values()];
}

/** The response to each actor. */
type Answered = Partial<Record<AccessActor, Outcome>>;

/** The actors request every fourth row of the table, from this one on: the parts run at the same time. A row is one test, which names those that are answered otherwise. */
export async function accessMatrix(part: 0 | 1 | 2 | 3): Promise<void> {
  const { filled, request } = await accessTo(await sharedProduct());
  const rows = accessTable.filter((_, at) => at % parts === part);
  let cells = 0;

  for (const row of rows) {
    test(`${row.method} ${row.path}`, async () => {
      const [answered, expected]: [Answered, Answered] = [{}, {}];
      const foreign: string[] = [];
      for (const accessActor of actorsFor(row)) {
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
    expect(cells).toBe(rows.reduce((sum, row) => sum + actorsFor(row).length, 0));
    expect(cells).toBeGreaterThanOrEqual(rows.length * (inFull ? accessActors.length : telling.length - 1));
  });
}
