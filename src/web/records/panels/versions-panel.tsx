import { Fragment } from 'react';
import { Form, useFetcher, useLocation, useSearchParams } from 'react-router';
import { listFields } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import type { FieldDifference, NamedRecord, ShownRecord, VersionsPanel as Versions } from '#contracts/records.ts';
import columnStyles from '../../dashboard/columns.module.css';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import type { PanelProps } from '../panels.tsx';
import { useFieldWords } from '../record-fields.tsx';
import { ConfirmClickButton } from '../confirm-click-button.tsx';
import styles from './versions-panel.module.css';

/** Shows the state of a content record, its versions, and the differences between two of them. */
export function VersionsPanel({ data, record }: PanelProps<'versions'>) {
  return (
    <div className={columnStyles.cards}>
      {data.shown !== 'never' && <Standing data={data} />}
      <VersionTable data={data} record={record} />
      {data.versions.length > 1 && <Comparison data={data} record={record} />}
    </div>
  );
}

type Told = { readonly done: string } | { readonly text: string };

function Standing({ data: versions }: { readonly data: Versions }) {
  const texts = useTexts();
  const { Form: FetcherForm, data, state } = useFetcher<Told>();
  const { published, shown, isOrdered } = versions;
  const mayUnpublish = shown === 'published' && published !== null;
  return (
    <Card title={texts('records.versions.standing')}>
      <p>{texts(`records.versions.${standingOf(versions)}`, { version: published ?? '' })}</p>
      {(mayUnpublish || isOrdered) && (
        <FetcherForm method="post" className={styles.moves}>
          <FormFoot refusal={data && 'text' in data ? data.text : null}>
            {isOrdered && <MoveButtons isBusy={state !== 'idle'} />}
            {mayUnpublish && (
              <ConfirmClickButton
                intent="unpublish"
                label={texts('records.versions.unpublish')}
                again={texts('records.versions.unpublishSure')}
                isBusy={state !== 'idle'}
              />
            )}
          </FormFoot>
        </FetcherForm>
      )}
    </Card>
  );
}

function standingOf({ versions, published, shown }: Versions): 'draft' | 'current' | 'behind' | 'atOnce' {
  if (published === null) return 'draft';
  if (shown === 'saved') return 'atOnce';
  return published === versions[0]?.version ? 'current' : 'behind';
}

function MoveButtons({ isBusy }: { readonly isBusy: boolean }) {
  const texts = useTexts();
  return (
    <>
      <Button type="submit" name="intent" value="move-up" disabled={isBusy}>
        {texts('records.versions.moveUp')}
      </Button>
      <Button type="submit" name="intent" value="move-down" disabled={isBusy}>
        {texts('records.versions.moveDown')}
      </Button>
    </>
  );
}

interface OfRecord {
  readonly data: Versions;
  readonly record: ShownRecord;
}

function VersionTable({ data: { versions, published }, record }: OfRecord) {
  const texts = useTexts();
  const formats = useFormats();
  const { Form: FetcherForm, data, state } = useFetcher<Told>();
  useEachAnswer(data, (answer) => {
    if ('done' in answer && answer.done === 'saved') showToast({ tone: 'positive', text: texts('records.versions.restored') });
  });
  const columns = ['version', 'savedAt', 'savedBy', 'publishedAt'] as const;
  return (
    <Card title={texts('records.versions.title')}>
      <FetcherForm method="post">
        <input type="hidden" name="intent" value="restore-version" />
        <input type="hidden" name="of" value={record.version ?? ''} />
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {texts(`records.versions.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="sr">{texts('records.versions.restore')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ version, savedAt, savedBy, publishedAt }, at) => (
              <tr key={version}>
                <th scope="row">{version}</th>
                <td>{formats.moment(savedAt)}</td>
                <td>{savedBy ?? '–'}</td>
                <td>
                  {publishedAt === null ? '–' : formats.moment(publishedAt)}{' '}
                  {version === published && <Tag tone="positive">{texts('records.versions.live')}</Tag>}
                </td>
                <td>
                  {at > 0 && (
                    <Button type="submit" name="version" value={String(version)} size="small" disabled={state !== 'idle'}>
                      {texts('records.versions.restore')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="alert">{data && 'text' in data ? data.text : null}</p>
      </FetcherForm>
    </Card>
  );
}

function Comparison({ data: { versions, comparison }, record }: OfRecord) {
  const texts = useTexts();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const options = versions.map(({ version }) => ({ value: String(version), label: texts('records.versions.numbered', { version }) }));
  const kept = [...address].filter(([name]) => name !== 'from-version' && name !== 'to-version');
  return (
    <Card title={texts('records.versions.compare')}>
      <Form method="get" action={pathname} preventScrollReset className={styles.actions} key={`${comparison.from}-${comparison.to}`}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField label={texts('records.versions.from')} name="from-version" options={options} defaultValue={String(comparison.from)} />
        <SelectField label={texts('records.versions.to')} name="to-version" options={options} defaultValue={String(comparison.to)} />
        <Button type="submit">{texts('records.versions.show')}</Button>
      </Form>
      {comparison.changes.length === 0 ? (
        <p className={styles.empty}>{texts('records.versions.same')}</p>
      ) : (
        <Differences changes={comparison.changes} record={record} />
      )}
    </Card>
  );
}

function Differences({ changes, record }: { readonly changes: readonly FieldDifference[]; readonly record: ShownRecord }) {
  const texts = useTexts();
  const words = useFieldWords(record, listFields(collections[record.collection]));
  const shown = (field: string, key: string) => (key === '' ? texts('versioned.empty') : words.value(field, key));
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after, words: parts, named }) => (
        <div key={field}>
          <dt>{words.label(field)}</dt>
          {named === null && parts === null && (
            <dd>
              <del>{shown(field, before)}</del> <ins>{shown(field, after)}</ins>
            </dd>
          )}
          {parts !== null && <WordDifference parts={parts} hasOther={isAny(named)} />}
          {named !== null && (parts === null || isAny(named)) && (
            <dd className={styles.named}>
              <NamedRecords as="del" records={named.before} />
              <NamedRecords as="ins" records={named.after} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const isAny = (named: FieldDifference['named']) => named !== null && named.before.length + named.after.length > 0;

/** The words that came and went; where none did, something else than words differs. */
function WordDifference({ parts, hasOther }: { readonly parts: NonNullable<FieldDifference['words']>; readonly hasOther: boolean }) {
  const texts = useTexts();
  const isSame = parts.every(({ became }) => became === 'same');
  if (isSame && hasOther) return null;
  if (isSame) return <dd>{texts('records.versions.formatting')}</dd>;
  return (
    <dd>
      {parts.map(({ text, became }, at) => (
        // The parts of one text have no other name than their place.
        <Fragment key={at}>{became === 'same' ? text : became === 'added' ? <ins>{text}</ins> : <del>{text}</del>}</Fragment>
      ))}
    </dd>
  );
}

/** Records that a version names, each with its picture where it has one. */
function NamedRecords({ as: Side, records }: { readonly as: 'del' | 'ins'; readonly records: readonly NamedRecord[] }) {
  const texts = useTexts();
  if (records.length === 0) return null;
  return (
    <Side className={styles.side}>
      {records.map(({ value, label, picture }) => (
        <span key={value} className={styles.record}>
          {picture && <img src={picture} alt="" loading="lazy" />}
          {label ?? texts('records.versions.noMore')}
        </span>
      ))}
    </Side>
  );
}
