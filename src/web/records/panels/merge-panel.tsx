import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { MergeAnswer, MergePreview } from '#contracts/admin/security-merge.ts';
import type { PanelData } from '#contracts/records.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ChoiceList } from '../../ui/fields/choice-list.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { ComboboxField } from '../../ui/mantine/combobox-field.tsx';
import { Dialog } from '../../ui/mantine/dialog.tsx';
import columnStyles from '../../dashboard/columns.module.css';
import styles from '../records.module.css';

/** Draws the places where a security is used, and merges it into another one. */
export function MergePanel({ data }: { readonly data: PanelData['merge'] }) {
  const texts = useTexts();
  const { transactions, portfolios, reports, benchmarks } = data;
  return (
    <div className={columnStyles.cards}>
      <Card title={texts('records.merge.used')}>
        <FactList
          facts={[
            [texts('records.merge.transactions'), String(transactions)],
            [texts('records.merge.portfolios'), String(portfolios)],
            [texts('records.merge.reports'), String(reports)],
            [texts('records.merge.benchmarks'), String(benchmarks)],
          ]}
        />
      </Card>
      <Card title={texts('records.merge.title')} text={texts('records.merge.text')}>
        <Merging others={data.others} />
      </Card>
    </div>
  );
}

function Merging({ others }: Pick<PanelData['merge'], 'others'>) {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<MergeAnswer | { readonly text: string }>();
  const [into, setInto] = useState<string | null>(null);
  const [left, setLeft] = useState<unknown>(null);
  const asked = data && 'merge' in data && data !== left ? data : null;
  const isBusy = state !== 'idle';
  return (
    <>
      <Form method="post" className={formStyles.form}>
        <input type="hidden" name="into" value={into ?? ''} />
        <ComboboxField
          label={texts('records.merge.into')}
          options={others.map(({ id, name, symbol }) => ({ value: id, label: `${name} (${symbol})` }))}
          onChange={setInto}
        />
        <p role="alert" className={styles.refusal}>
          {refusalIn(data)}
        </p>
        <FormFoot>
          <Button type="submit" name="intent" value="merge" disabled={isBusy || into === null}>
            {texts('records.merge.ask')}
          </Button>
        </FormFoot>
      </Form>
      <Dialog title={texts('records.merge.title')} isOpen={asked !== null} onClose={() => setLeft(data)}>
        {asked && (
          <Form method="post" className={formStyles.form}>
            <input type="hidden" name="into" value={into ?? ''} />
            <Asked {...asked} isBusy={isBusy} onLeave={() => setLeft(data)} />
          </Form>
        )}
      </Dialog>
    </>
  );
}

function refusalIn(data: MergeAnswer | { readonly text: string } | undefined): string | null {
  return data && 'text' in data ? data.text : null;
}

type AskedProps = Extract<MergeAnswer, { readonly told: string }> & { readonly isBusy: boolean; readonly onLeave: () => void };

/** The numbers that move, and the button that moves them. */
function Asked({ merge, told, isBusy, onLeave }: AskedProps) {
  const texts = useTexts();
  return (
    <>
      <input type="hidden" name="told" value={told} />
      <WhatMoves {...merge} />
      <FormFoot>
        <Button onClick={onLeave} data-autofocus>
          {texts('kit.cancel')}
        </Button>
        <Button type="submit" name="intent" value="merge" look="danger" disabled={isBusy}>
          {texts('records.merge.go')}
        </Button>
      </FormFoot>
    </>
  );
}

function WhatMoves({ into, transactions, portfolios, prices, differing }: MergePreview) {
  const texts = useTexts();
  return (
    <>
      <p>{texts('records.merge.moves', { into })}</p>
      <FactList
        facts={[
          [texts('records.merge.transactions'), String(transactions)],
          [texts('records.merge.portfolios'), String(portfolios)],
          [texts('records.merge.prices'), String(prices)],
        ]}
      />
      {differing > 0 && (
        <ChoiceList
          legend={texts('records.merge.differing', { count: differing })}
          name="prices"
          choices={[
            { value: 'stay', label: texts('records.merge.stay', { into }), isChosen: true },
            { value: 'move', label: texts('records.merge.move') },
          ]}
        />
      )}
    </>
  );
}
