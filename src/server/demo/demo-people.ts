import { ashcombeHale } from './ashcombe-hale/ashcombe-hale.ts';
import { halvard } from './halvard/halvard.ts';
import { iolkos } from './iolkos/iolkos.ts';
import type { DemoPerson } from './demo-person.ts';
import type { DemoVariantId } from './demo-variants.ts';

/** The password of everyone in the demonstration. No one has it outside. */
export const demoPassword = 'Harvest-Lantern-42';

const people: Readonly<Record<DemoVariantId, readonly DemoPerson[]>> = {
  default: [
    ...ashcombeHale.staff.slice(0, 2),
    { role: 'investor', name: 'Eleanor Hartwell', email: 'eleanor.hartwell@post.example' },
    { role: 'investor', name: 'Beatrix Alderson', email: 'beatrix.alderson@post.example' },
  ],
  greek: [
    ...iolkos.staff.slice(0, 2),
    { role: 'investor', name: 'Κατερίνα Βλαχοπούλου', email: 'k.vlachopoulou@tachydromeio.example' },
    { role: 'investor', name: 'Γιώργος Αθανασιάδης', email: 'g.athanasiadis@tachydromeio.example' },
  ],
  'private-equity': [
    ...halvard.staff.slice(0, 2),
    { role: 'investor', name: 'Ingrid Lindqvist', email: 'ingrid@lindqvist.example' },
    { role: 'investor', name: 'Margaux Fabricius', email: 'margaux@fabricius.example' },
  ],
};

const staff: Readonly<Record<DemoVariantId, readonly DemoPerson[]>> = {
  default: ashcombeHale.staff,
  greek: iolkos.staff,
  'private-equity': halvard.staff,
};

/** Everyone who works for the firm of a variant. */
export function demoStaff(variant: DemoVariantId): readonly DemoPerson[] {
  return staff[variant];
}

/** The only person who gets a welcome, as if on a first visit. */
export const demoNewcomer = 'g.athanasiadis@tachydromeio.example';

/** The people to try a variant with: the administrator, the adviser with most clients, an investor with several portfolios, one with a single one. */
export function demoPeople(variant: DemoVariantId): readonly DemoPerson[] {
  return people[variant];
}
