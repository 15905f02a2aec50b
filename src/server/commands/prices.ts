import '../production.ts';
import { parseArgs } from 'node:util';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { variants } from '#variants/registry.ts';
import { configuredPrices } from '../feeds/configured-prices.ts';
import { openFiguresWaker } from '../jobs/wake-figures.ts';
import { type FetchedPrices, fetchPrices } from '../operations/market/fetch-prices.ts';
import { type ExistingBook, onExistingBook } from '../start/existing-book.ts';
import { runCommand } from '../start/run-command.ts';
import { getToday } from '../today.ts';

await runCommand(main);

/** `npm run prices [-- --variant NAME]`: asks the price service at once for what the nightly job asks it for. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { variant: { type: 'string', default: 'default' } } });
  const id = variantIds.find((known): known is VariantId => known === values.variant);
  if (!id) throw new Error(`npm run prices [-- --variant ${variantIds.join('|')}]`);
  const { prices, rates } = await onExistingBook(id, (book) => fetchInto(book, id));
  console.log(`${prices} new prices and ${rates} new rates. The running product, or its next start, refreshes the figures.`);
  return 0;
}

async function fetchInto({ config, database, connection }: ExistingBook, id: VariantId): Promise<FetchedPrices> {
  const variant = variants[id];
  const feed = configuredPrices(config, variant);
  if (!feed) throw new Error('There is no price service: PRICES_URL is not set.');
  const waker = await openFiguresWaker(connection, (error) => process.stderr.write(`${error.message}\n`));
  try {
    return await fetchPrices({ db: database, feed, today: getToday(variant.timeZone), requestRefresh: waker.wake });
  } finally {
    await waker.stop();
  }
}
