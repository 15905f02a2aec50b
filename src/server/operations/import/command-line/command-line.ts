import { parseArgs } from 'node:util';
import { type Confirmation, confirmationNames } from '../check/confirmation.ts';
import { isSourceName } from '../read/folder-source.ts';
import { type VariantId, variantIds } from '#contracts/ids.ts';

/** The request of `npm run import -- <folder> [--variant NAME] [--source NAME] [--confirm NAME,…] [--dry-run]`. */
export interface ImportCommand {
  readonly folder: string;
  readonly variant: VariantId;
  readonly dryRun: boolean;
  /** The source whose ids the transactions have; undefined where the folder says so. */
  readonly source: string | undefined;
  readonly confirmed: readonly Confirmation[];
}

export const usage = `npm run import -- <folder> [--variant ${variantIds.join('|')}] [--source NAME] [--confirm ${confirmationNames.join(',')}] [--dry-run]`;

/** @throws Error in words for the terminal when the arguments are not understood. */
export function importCommand(args: readonly string[]): ImportCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      variant: { type: 'string', default: 'default' },
      source: { type: 'string' },
      confirm: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error(`Name one folder: ${usage}`);
  const variant = variantIds.find((id) => id === values.variant);
  if (!variant) throw new Error(`There is no variant ${values.variant}. Choose from ${variantIds.join(', ')}.`);
  const source = values.source?.trim();
  if (source !== undefined && !isSourceName(source)) throw new Error('The name of a source has 1 to 200 characters.');
  return {
    folder,
    variant,
    source,
    dryRun: values['dry-run'],
    confirmed: values.confirm.flatMap((names) => names.split(',')).map(confirmationOf),
  };
}

function confirmationOf(name: string): Confirmation {
  const known = confirmationNames.find((each) => each === name);
  if (!known) throw new Error(`--confirm ${name} is unknown. Choose from ${confirmationNames.join(', ')}.`);
  return known;
}
