import { type DemoAccount, drawAdvisers } from '../people-files.ts';
import { createRandom } from '../random.ts';
import type { WealthFirm } from './wealth-firm.ts';

/** A client with the numbers and types of the portfolios; the numbers follow the account's own. */
export interface WealthClient {
  readonly account: DemoAccount;
  readonly portfolios: readonly { readonly number: string; readonly type: string }[];
}

/** Reads a firm's clients and draws who advises them. */
export function wealthClients(firm: WealthFirm): WealthClient[] {
  return firm.clients.map((row) => {
    const number = row('number');
    const random = createRandom(`${firm.seed} client ${number}`);
    const person = row('person') || row('name');
    return {
      account: {
        externalId: firm.idPrefix + number,
        name: row('name'),
        person,
        email: `${row('mail') || mailName(person)}@${firm.clientDomain}`,
        advisors: drawAdvisers(firm.staff, random, row('adviser') === 'first'),
        groups: row('groups'),
        gender: row('gender') === 'f' ? 'female' : 'male',
        currency: firm.currency,
        location: row('town'),
        projectionId: row('projections') === 'yes' ? `PRJ-${number}` : '',
        hasUser: row('user') !== 'no',
      },
      portfolios: row('portfolios')
        .split(' ')
        .map((type, index) => ({ number: numberAfter(number, index + 1), type })),
    };
  });
}

function mailName(person: string): string {
  return person
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
}

/** '004511' and 1 give '004512'. */
function numberAfter(number: string, steps: number): string {
  return String(Number(number) + steps).padStart(number.length, '0');
}
