import { Link } from 'react-router';
import { type AdvisedClient, type AdvisedClients, adviceOrders } from '#contracts/investment-advice.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ChoiceMenu } from '../lists/choice-menu.tsx';
import headStyles from '../page-head.module.css';
import { Table, type TableRow } from '../table/table.tsx';
import styles from './investment-advice.module.css';

/** The text in a cell without a value. */
const none = '–';

interface AdvisedClientsViewProps {
  readonly path: string;
  readonly list: AdvisedClients;
}

/** The clients of an adviser with the level of their answers and of their portfolios. */
export function AdvisedClientsView({ path, list }: AdvisedClientsViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { clients, order } = list;
  const orders = adviceOrders.map((each) => ({
    key: each,
    label: texts(`investmentAdvice.clients.orders.${each}`),
    href: `${path}?order=${each}`,
    isChosen: each === order,
  }));
  const columns = (['client', 'level', 'portfolios', 'answered'] as const).map((column) => ({
    label: texts(`investmentAdvice.clients.${column}`),
    isText: column === 'client',
  }));
  return (
    <>
      <title>{texts('shell.entries.investmentAdvice')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('shell.entries.investmentAdvice')}</h1>
          <p className={headStyles.text}>{texts('investmentAdvice.clients.text')}</p>
        </div>
        {list.count > 0 && (
          <div className={styles.order}>
            <ChoiceMenu trigger={texts(`investmentAdvice.clients.orders.${order}`)} options={orders} />
          </div>
        )}
      </header>
      <Card isFlush footer={clients.length > 0 && <Pages path={path} list={list} />}>
        {clients.length > 0 ? (
          <Table
            name={texts('shell.entries.investmentAdvice')}
            columns={columns}
            rows={clients.map((client) => rowOf(client, { path, texts, formats }))}
          />
        ) : (
          <EmptyState title={texts('investmentAdvice.clients.empty')} text={texts('investmentAdvice.clients.emptyText')} />
        )}
      </Card>
    </>
  );
}

interface Around {
  readonly path: string;
  readonly texts: Texts;
  readonly formats: Formats;
}

function rowOf({ account, name, result, portfolios }: AdvisedClient, { path, texts, formats }: Around): TableRow {
  const { lowest, highest } = portfolios ?? {};
  const held = lowest === highest ? lowest : texts('investmentAdvice.clients.between', { lowest: lowest ?? '', highest: highest ?? '' });
  return {
    key: account,
    cells: [
      <Link key="name" to={`${path}/${account}`}>
        {name}
      </Link>,
      result?.level ?? texts('investmentAdvice.clients.none'),
      held ?? none,
      result ? formats.date(result.submittedAt.slice(0, 10)) : none,
    ],
  };
}

function Pages({ path, list: { clients, order, page, pageSize, count } }: AdvisedClientsViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const first = (page - 1) * pageSize;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const shown = { from: formats.count(first + 1), to: formats.count(first + clients.length), count: formats.count(count) };
  return (
    <>
      <span>{texts('investmentAdvice.clients.shown', shown)}</span>
      {pages > 1 && <Pager page={page} pages={pages} hrefOf={(wanted) => `${path}?order=${order}&page=${wanted}`} />}
    </>
  );
}
