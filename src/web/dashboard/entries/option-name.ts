import type { holdingAssetClasses, HoldingKind, securityRegions } from '#collections/holding-fields.ts';
import type { TransferKind } from '#collections/transfer-fields.ts';
import type { InstrumentType, TransactionType } from '#finance/ledger/ledger.ts';
import type { Texts } from '#wording/texts.ts';
import { categoryName } from '../blocks/transactions/category-name.ts';

/** Returns the name of a field's option. Currencies and options that the catalogue lacks stay unchanged. */
export function optionName(field: string, value: string, texts: Texts): string {
  switch (field) {
    case 'kind':
      return texts(`entries.kinds.${value as HoldingKind}`);
    case 'what':
      return texts(`entries.transferKinds.${value as TransferKind}`);
    case 'type':
      return texts(`instrumentTypes.${value as InstrumentType}`);
    case 'assetClass':
      return texts(`entries.assetClasses.${value as (typeof holdingAssetClasses)[number]}`);
    case 'region':
      return texts(`entries.regions.${value as (typeof securityRegions)[number]}`);
    case 'category':
      return categoryName(value, texts) ?? value;
    default:
      return value;
  }
}

/** Returns the name of a transaction type. */
export function typeName(value: string, texts: Texts): string {
  return texts(`transactions.types.${value as TransactionType}`);
}
