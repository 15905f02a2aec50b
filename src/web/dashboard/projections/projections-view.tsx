import { ChartSpline } from 'lucide-react';
import { useState } from 'react';
import type { ProjectionsPage } from '#contracts/reports/projections.ts';
import { longestProjectionName } from '#domain/projection/projection.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../figures/money.tsx';
import { reasonText } from '../figures/reason-text.ts';
import { Sentence } from '../figures/sentence.tsx';
import { MakeByName } from '../admin/make-by-name.tsx';
import headStyles from '../page-head.module.css';
import { ProjectionEditor } from './projection-editor.tsx';
import { ProjectionList } from './projection-list.tsx';
import { useDeletion } from './use-deletion.ts';
import styles from './projections.module.css';

/** The projections tool of an account: which there are, what is supposed in one of them, and what comes of that. */
export function ProjectionsView({ page }: { readonly page: ProjectionsPage }) {
  const texts = useTexts();
  const [round, setRound] = useState(0);
  const { remove } = useDeletion(page);
  const { account, chosen, saved, mayEdit, path } = page;
  return (
    <>
      <title>{texts('projections.of', { name: account.name })}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('projections.of', { name: account.name })}</h1>
          <p className={headStyles.text}>
            <StartText page={page} />
          </p>
        </div>
      </header>
      <div className={styles.page}>
        {chosen ? (
          <ProjectionEditor
            key={`${chosen.id} ${round}`}
            page={page}
            chosen={chosen}
            onTake={() => setRound(round + 1)}
            onDelete={() => remove(chosen)}
          />
        ) : (
          <div className={styles.results}>
            <Card>
              <EmptyState
                icon={ChartSpline}
                title={texts('projections.none')}
                text={texts(mayEdit ? 'projections.noneText' : 'projections.noneToSee')}
              />
            </Card>
          </div>
        )}
        <div className={styles.below}>
          {saved.length > 0 && <ProjectionList path={path} saved={saved} chosen={chosen} />}
          {mayEdit && (
            <MakeByName
              key={saved.map(({ id }) => id).join()}
              title={texts(saved.length === 0 ? 'projections.makeFirst' : 'projections.make')}
              text={texts('projections.makeText')}
              name={texts('projections.fields.name')}
              make={texts('projections.makeIt')}
              maxLength={longestProjectionName}
            />
          )}
        </div>
      </div>
    </>
  );
}

function StartText({ page: { start, account, lostIn } }: { readonly page: ProjectionsPage }) {
  const texts = useTexts();
  const formats = useFormats();
  if (lostIn !== null) return texts('projections.lost');
  if (start.day === null || !start.value.available)
    return texts('projections.noStartText', {
      reason: start.value.available || start.day === null ? texts('projections.noFigures') : reasonText(start.value, texts),
    });
  const { value } = start.value;
  return (
    <Sentence parts={{ value: <Money amount={value} currency={account.currency} /> }}>
      {(marks) => texts('projections.text', { ...marks, day: formats.date(start.day ?? '') })}
    </Sentence>
  );
}
