import { hasNominal } from '#collections/transaction-fields.ts';
import type { EntryForm, FoundSecurity, ShownEntry } from '#contracts/ledger/entry-form.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { placeOfRow } from '#domain/import/convert/row-number.ts';
import { enteredSource } from '#domain/ledger/entered-source.ts';
import type { Queries } from '../../db/queries.ts';
import type { ImportedRow } from '../../db/queries/import-rows.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { parseTransactionType } from './entry-action.ts';
import { nominalOf } from './nominal-units.ts';
import { entryPlace, type EntryPlace } from './entry-portfolio.ts';
import { formOfEntry } from './entry-of-form.ts';
import { shownSecurity } from './find-securities.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'today' | 'variant'>;

/**
 * Returns the initial form of a transaction: a new one, or one to be corrected.
 *
 * @throws AppError `entry-not-found`; AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function readEntryForm(
  { actor, db, today, variant }: Asking,
  portfolioId: string,
  { entry, symbol }: { readonly entry?: string | undefined; readonly symbol?: string | undefined },
): Promise<EntryForm> {
  return db.read(async (snapshot) => {
    const place = await entryPlace(snapshot, actor, portfolioId);
    const { id, name, currency } = place.portfolio;
    const shown = entry === undefined ? null : await shownEntry(snapshot, place, { id: entry, timeZone: variant.timeZone });
    const named = shown?.typed.symbol ?? symbol;
    const instrument = named ? await snapshot.instruments.knownBySymbol(named, place.account.id) : null;
    const security = instrument && (await shownSecurity(snapshot, instrument, today));
    return { portfolio: { id, name, currency }, today, entry: shown && byNominal(shown, security), security };
  });
}

interface Wanted {
  readonly id: string;
  readonly timeZone: string;
}

function originOf({ row, files, importedAt, by }: ImportedRow, timeZone: string): ShownEntry['origin'] {
  const { file, line } = placeOfRow(row);
  return { file: files[file] ?? '', line, day: localMoment(importedAt, timeZone).slice(0, 10), by };
}

async function shownEntry(snapshot: Queries, { portfolio }: EntryPlace, { id, timeZone }: Wanted): Promise<ShownEntry> {
  const own = { accountId: portfolio.accountId, portfolioId: portfolio.id };
  const [entry] = isId(id) ? await snapshot.entries.ofPortfolio(own, [id]) : [];
  if (!entry || entry.isVoided) throw new AppError('entry-not-found');
  const sides = entry.transferId === null ? [entry] : await snapshot.entries.sides(entry);
  const { source } = entry;
  const typed = formOfEntry(entry.type === 'Exchange' ? sides : [entry]);
  const imported = await snapshot.importRows.originOf(own, id);
  const origin = imported && originOf(imported, timeZone);
  return { id, typed, source: source === enteredSource ? null : source, origin, isPaired: sides.length > 1 };
}

/** A bond is shown as it is typed. */
function byNominal(shown: ShownEntry, security: FoundSecurity | null): ShownEntry {
  const { units, ...typed } = shown.typed;
  const type = parseTransactionType(typed);
  if (!security?.faceValue || !units || !type || !hasNominal(type)) return shown;
  return { ...shown, typed: { ...typed, nominal: nominalOf(units, security.faceValue) } };
}
