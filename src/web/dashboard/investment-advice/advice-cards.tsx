import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AdviceResult } from '#contracts/investment-advice.ts';
import { riskLevels, type RiskLevel } from '#domain/investment-advice/risk-level.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SubmittedAnswers } from '../processes/submitted-answers.tsx';
import { partId } from '../processes/use-part-focus.ts';
import { ProfileFacts, ProfileModel } from './profile-facts.tsx';
import styles from './investment-advice.module.css';

interface AdviceCardsProps {
  readonly result: AdviceResult;
  /** True for the client, false for whoever looks after them. */
  readonly isOwn: boolean;
  /** The next steps of the client: to answer again, and to write to the adviser. */
  readonly answer?: ReactNode;
  readonly write?: ReactNode;
}

/** A result with its reasons, what the firm has at that level, older results and the answers. */
export function AdviceCards({ result, isOwn, answer, write }: AdviceCardsProps) {
  const texts = useTexts();
  const { portfolios, earlier } = result;
  const hasRated = portfolios.length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <LevelCard result={result} isOwn={isOwn}>
          {answer}
          {!hasRated && write}
        </LevelCard>
        {hasRated && (
          <Card
            title={texts(isOwn ? 'investmentAdvice.rated' : 'investmentAdvice.ratedOf')}
            text={texts(isOwn ? 'investmentAdvice.ratedText' : 'investmentAdvice.ratedTextOf')}
          >
            <ul className={styles.lines}>
              {portfolios.map(({ name, href, level }) => (
                <li key={href}>
                  <Link to={href}>{texts('investmentAdvice.portfolioAt', { name, level })}</Link>
                </li>
              ))}
            </ul>
            {write && <div className={styles.buttons}>{write}</div>}
          </Card>
        )}
      </div>
      <div className={classNames(styles.column, styles.beside)}>
        <FirmCard result={result} />
        {earlier.length > 0 && <EarlierCard earlier={earlier} />}
      </div>
      <div className={styles.column}>
        <SubmittedAnswers submitted={result} />
      </div>
    </div>
  );
}

function LevelCard({ result, isOwn, children }: Pick<AdviceCardsProps, 'result' | 'isOwn'> & { readonly children: ReactNode }) {
  const texts = useTexts();
  const formats = useFormats();
  const locale = useLocale();
  const { level, attitude, limits, name, meaning, submittedAt } = result;
  const attitudeText = texts(isOwn ? 'investmentAdvice.attitude' : 'investmentAdvice.attitudeOf', { level: attitude });
  return (
    <Card title={texts(isOwn ? 'investmentAdvice.result' : 'investmentAdvice.resultOf')}>
      <p id={partId} tabIndex={-1} className={styles.level}>
        {texts('investmentAdvice.levelOf', { level, name: name[locale] })}
      </p>
      <LevelScale level={level} />
      <p className={styles.meaning}>{meaning[locale]}</p>
      <h3 className={styles.heading}>{texts('investmentAdvice.how')}</h3>
      <ul className={styles.lines}>
        <li>
          {attitudeText} {limits.length === 0 && texts(isOwn ? 'investmentAdvice.unlimited' : 'investmentAdvice.unlimitedOf')}
        </li>
        {limits.map((limit) => (
          <li key={limit.name.en}>
            {texts(isOwn ? 'investmentAdvice.limit' : 'investmentAdvice.limitOf', {
              name: limit.name[locale],
              answer: limit.answer[locale],
              level: limit.level,
            })}
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{texts('investmentAdvice.answered', { moment: formats.moment(submittedAt) })}</p>
      {children && <div className={styles.buttons}>{children}</div>}
    </Card>
  );
}

/** Shows nothing where the firm has nothing at this level. */
function FirmCard({ result: { sector, profile } }: Pick<AdviceCardsProps, 'result'>) {
  const texts = useTexts();
  if (!sector && !profile) return null;
  return (
    <Card title={texts('investmentAdvice.firm')}>
      <ProfileFacts sector={sector} profile={profile} />
      {profile?.models.map((model) => (
        <ProfileModel key={model.name} model={model} />
      ))}
      {typeof profile?.returns === 'number' && <p className={styles.muted}>{texts('investmentAdvice.returnsNote')}</p>}
    </Card>
  );
}

function EarlierCard({ earlier }: Pick<AdviceResult, 'earlier'>) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <Card title={texts('investmentAdvice.earlier')}>
      <ul className={styles.earlier}>
        {earlier.map(({ id, submittedAt, level }) => (
          <li key={id}>
            <span>{formats.moment(submittedAt)}</span>
            <span>{texts('investmentAdvice.level', { level })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A level among the seven at a glance; the words beside it say the number. */
function LevelScale({ level }: { readonly level: RiskLevel }) {
  return (
    <ol className={styles.scale} aria-hidden>
      {riskLevels.map((each) => (
        <li key={each} data-on={each <= level || undefined} data-here={each === level || undefined}>
          {each}
        </li>
      ))}
    </ol>
  );
}
