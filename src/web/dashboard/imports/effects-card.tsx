import type { ImportOutcome } from '#contracts/imports.ts';
import { Link } from 'react-router';
import { maxValued } from '#domain/import/file-import.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { Table } from '../table/table.tsx';

interface EffectsCardProps extends Pick<ImportOutcome, 'effects' | 'notValued'> {
  /** True once the rows are in the ledger: the portfolios are the way on. */
  readonly isImported: boolean;
}

/** Shows how the rows change the values of portfolios, or why this is unknown. */
export function EffectsCard({ effects, notValued, isImported }: EffectsCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const none = texts('imports.effects.none');
  if (notValued)
    return (
      <Card title={texts('imports.effects.title')}>
        <p>{texts(`imports.effects.notValued.${notValued}`, { most: formats.count(maxValued[notValued]) })}</p>
      </Card>
    );
  const columns = [
    { label: texts('imports.effects.portfolio'), isText: true },
    { label: texts('imports.effects.rows') },
    { label: texts('imports.effects.before') },
    { label: texts('imports.effects.after') },
    { label: texts('imports.effects.difference') },
  ];
  return (
    <Card title={texts('imports.effects.title')} text={texts('imports.effects.text')} isFlush>
      <Table
        name={texts('imports.effects.title')}
        columns={columns}
        rows={effects.map(({ portfolioId, client, name, currency, rows, before, after }) => {
          const money = (value: number | null) => (value === null ? none : formats.money(value, currency));
          const difference = before === null || after === null ? none : formats.signedMoney(after - before, currency);
          return {
            key: portfolioId,
            cells: [client, formats.count(rows), money(before), money(after), difference],
            note: isImported ? (
              <Link to={`../../portfolio/${portfolioId}`} relative="path">
                {name}
              </Link>
            ) : (
              name
            ),
          };
        })}
      />
    </Card>
  );
}
