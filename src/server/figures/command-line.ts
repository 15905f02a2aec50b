import { parseArgs } from 'node:util';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { isIsoDate, type IsoDate } from '#finance/iso-date.ts';

/** The request of `npm run figures -- --portfolio ID [--from DAY] [--to DAY] [--variant NAME] [--json]`. */
export interface FiguresCommand {
  /** Our id or the source's. */
  readonly portfolio: string;
  /** The day of the opening valuation; null = since the beginning. */
  readonly from: IsoDate | null;
  /** The last day that counts; null = the last one with figures. */
  readonly to: IsoDate | null;
  readonly variant: VariantId;
  readonly isJson: boolean;
}

const usage = `npm run figures -- --portfolio ID [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--variant ${variantIds.join('|')}] [--json]`;

/** @throws Error in words for the terminal when the arguments are not understood. */
export function figuresCommand(args: readonly string[]): FiguresCommand {
  const { values } = parseArgs({
    args: [...args],
    options: {
      portfolio: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      variant: { type: 'string', default: 'default' },
      json: { type: 'boolean', default: false },
    },
  });
  if (!values.portfolio) throw new Error(`Name a portfolio: ${usage}`);
  const [from, to] = [dayOf('--from', values.from), dayOf('--to', values.to)];
  if (from !== null && to !== null && from >= to) throw new Error(`The period must end after it starts, not run from ${from} to ${to}.`);
  const variant = variantIds.find((id) => id === values.variant);
  if (!variant) throw new Error(`There is no variant ${values.variant}. Choose from ${variantIds.join(', ')}.`);
  return { portfolio: values.portfolio, from, to, variant, isJson: values.json };
}

function dayOf(option: string, text: string | undefined): IsoDate | null {
  if (text === undefined) return null;
  if (!isIsoDate(text)) throw new Error(`${option} ${text} is not a date. Write it as 2026-06-30.`);
  return text;
}
