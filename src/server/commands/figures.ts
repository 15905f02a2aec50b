import '../production.ts';
import { system } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { type FiguresCommand, figuresCommand } from '../figures/command-line.ts';
import { figuresAsText } from '../figures/figures-as-text.ts';
import { type AllFigures, findPortfolio, readAllFigures, getRequestedPeriod } from '../operations/reports/read-all-figures.ts';
import { providers } from '../providers/registry.ts';
import { onExistingBook } from '../start/existing-book.ts';
import { runCommand } from '../start/run-command.ts';

await runCommand(() => main(process.argv.slice(2)));

/** Prints every figure of a portfolio with its method and inputs, beside the running product or on its own. Nothing is written. */
async function main(args: readonly string[]): Promise<number> {
  const command = figuresCommand(args);
  const figures = await readFor(command);
  process.stdout.write(command.isJson ? `${JSON.stringify(figures, null, 2)}\n` : figuresAsText(figures));
  return 0;
}

async function readFor({ portfolio, variant: id, from, to, isJson }: FiguresCommand): Promise<AllFigures> {
  const actor = system('figures');
  return onExistingBook(
    id,
    ({ database }) =>
      database.as(actor).read(async (snapshot) => {
        const found = await findPortfolio(snapshot, portfolio);
        const variant = variants[id];
        return readAllFigures(snapshot, {
          ...found,
          variant,
          provider: providers[variant.provider],
          actor,
          period: getRequestedPeriod(found, { from, to }),
        });
      }),
    { isNamed: !isJson },
  );
}
