import { useState } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import type { OpenedPositions } from '#contracts/reconciliations.ts';
import { numberShapes } from '#domain/import/read/read-number.ts';
import { encodings, separators } from '#domain/import/read/text-shape.ts';
import { positionColumns } from '#domain/reconciliation/position-mapping.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmClickButton } from '../../records/confirm-click-button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PositionsPreview } from './positions-preview.tsx';
import styles from './reconciliations.module.css';

interface PositionsCardProps {
  readonly positions: OpenedPositions;
  readonly name: string;
}

/** The delay between the last change and the preview's request, in milliseconds. */
const pause = 400;

/** Someone explains the columns of a list, with its first rows read that way. */
export function PositionsCard({ positions: first, name }: PositionsCardProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const fetcher = useFetcher<{ readonly positions?: OpenedPositions; readonly text?: string }>();
  const [waiting, setWaiting] = useState<ReturnType<typeof setTimeout> | undefined>();
  const opened = fetcher.data?.positions ?? first;
  const shape = [opened.encoding, opened.separator, opened.headerAt].join(' ');
  const look = (form: HTMLFormElement) => {
    clearTimeout(waiting);
    setWaiting(
      setTimeout(() => {
        const data = new FormData(form);
        data.set('intent', 'look');
        void fetcher.submit(data, { method: 'post' });
      }, pause),
    );
  };
  return (
    <Card title={texts('reconciliations.mapping.title', { name })} text={texts('reconciliations.mapping.text')}>
      <Form method="post" className={styles.form} onChange={({ currentTarget }) => look(currentTarget)}>
        <input type="hidden" name="shape" value={shape} />
        <ListShape key={`shape ${shape}`} opened={opened} />
        <ListColumns key={`columns ${shape}`} opened={opened} />
        <PositionsPreview opened={opened} />
        {fetcher.data?.text && (
          <p role="alert" className={styles.refusal}>
            {fetcher.data.text}
          </p>
        )}
        <div className={styles.between}>
          <Button type="submit" name="intent" value="compare" look="primary" disabled={isBusy}>
            {texts('reconciliations.mapping.compare')}
          </Button>
        </div>
      </Form>
      <Form method="post" className={styles.end}>
        <ConfirmClickButton
          intent="delete"
          label={texts('reconciliations.mapping.delete')}
          again={texts('reconciliations.mapping.deleteSure')}
          isBusy={isBusy}
        />
      </Form>
    </Card>
  );
}

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** Asks how the file writes lines and numbers; a spreadsheet has neither encoding nor separator. */
function ListShape({ opened: { format, encoding, separator, headerAt, lines, mapping } }: { readonly opened: OpenedPositions }) {
  const texts = useTexts();
  return (
    <div className={styles.four}>
      <SelectField
        name="header-at"
        label={texts('imports.mapping.header')}
        defaultValue={String(headerAt)}
        options={lines.map((text, at) => ({ value: String(at), label: `${at + 1}: ${text}` }))}
      />
      {format === 'xlsx' ? (
        <>
          <input type="hidden" name="encoding" value={encoding} />
          <input type="hidden" name="separator" value={separator} />
        </>
      ) : (
        <>
          <SelectField
            name="encoding"
            label={texts('imports.mapping.encoding')}
            defaultValue={encoding}
            options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
          />
          <SelectField
            name="separator"
            label={texts('imports.mapping.separator')}
            defaultValue={separator}
            options={separators.map((value) => ({ value, label: texts(`imports.mapping.separators.${separatorNames[value]}`) }))}
          />
        </>
      )}
      <SelectField
        name="numbers"
        label={texts('imports.mapping.numbers')}
        defaultValue={mapping.numbers}
        options={numberShapes.map((value) => ({ value, label: texts(`imports.mapping.numberShapes.${value}`) }))}
      />
    </div>
  );
}

/** Each column of the file with some of its cells, and what it is. */
function ListColumns({ opened: { columns } }: { readonly opened: OpenedPositions }) {
  const texts = useTexts();
  return (
    <fieldset className={styles.explained}>
      <legend>{texts('imports.mapping.columns')}</legend>
      <ul className={styles.list}>
        {columns.map(({ name, samples, is }, at) => {
          const isUsable = name.trim() !== '' && columns.findIndex((each) => each.name === name) === at;
          return (
            <li key={`${at} ${name}`} className={styles.column}>
              <p>
                <span className={styles.name}>{name.trim() || texts('imports.mapping.unnamed', { number: at + 1 })}</span>
                <span className={styles.second}>{samples.join(' · ')}</span>
              </p>
              {isUsable ? (
                <SelectField
                  label={texts('imports.mapping.is', { name })}
                  name={`column-${at}`}
                  defaultValue={is ?? ''}
                  all={texts('imports.mapping.ignoredColumn')}
                  options={positionColumns.map((value) => ({ value, label: texts(`reconciliations.mapping.column.${value}`) }))}
                />
              ) : (
                <p className={styles.second}>
                  <input type="hidden" name={`column-${at}`} value="" />
                  {texts('imports.mapping.unusable')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
