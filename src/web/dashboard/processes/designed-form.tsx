import { Form, useNavigation } from 'react-router';
import { accountField, type DesignedProcess } from '#contracts/processes.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { AskedField } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { FormField } from '../../ui/asked/form-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import styles from './designed-form.module.css';
import { useParts } from './use-parts.ts';
import stepStyles from './wizard-step.module.css';

/** The problems of the form or the reason for its refusal, with the typed values. */
export type DesignedAnswer = { readonly problems?: Problems; readonly text?: string; readonly typed?: Typed };

export interface DesignedFormProps {
  readonly asked: Extract<DesignedProcess, { readonly kind: 'asked' }>;
  readonly answered: DesignedAnswer | null;
}

/** A form of the firm, part by part: Back and Next stay in the browser, and the last part sends all of it. Without scripts all parts stand below each other. */
export function DesignedForm({ asked: process, answered }: DesignedFormProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { attach, follow, parts, current, drawn, isAsked, isFixed, problems, isReady, go, check } = useParts({ process, answered });
  const isLast = current === parts.length - 1;
  const count = Object.keys(problems).length;
  const refusal = count > 0 ? texts('processes.problems', { count }) : (answered?.text ?? null);
  return (
    <Form method="post" ref={attach} noValidate onChange={follow} onSubmit={check}>
      <FormKey />
      <Card>
        {parts.length > 1 && <p className={styles.where}>{texts('processes.step', { step: current + 1, steps: parts.length })}</p>}
        {process.accounts.length > 0 && (
          <div className={styles.account} hidden={current > 0} data-part>
            <FormField field={accountAsked(process, texts)} typed={drawn} problem={undefined} />
          </div>
        )}
        {parts.map((part, at) => (
          <div key={part[0]?.id} hidden={at !== current} data-part data-form-part={at}>
            {part[0]?.part && <h2 className={styles.part}>{part[0].part.title[locale]}</h2>}
            <div className={stepStyles.fields}>
              {part.map((field) => (
                <fieldset key={field.id} className={stepStyles.field} disabled={isFixed(field) || !isAsked(field)} hidden={!isAsked(field)}>
                  <FormField field={field} typed={drawn} problem={problems[field.id]} />
                </fieldset>
              ))}
            </div>
          </div>
        ))}
        <Foot {...{ refusal, current, isLast, isReady, go }} />
      </Card>
    </Form>
  );
}

const both = (text: string) => ({ en: text, el: text });

/** The question about the account, in the words of the catalogue. */
function accountAsked({ accounts }: DesignedFormProps['asked'], texts: ReturnType<typeof useTexts>): AskedField {
  return {
    id: accountField,
    kind: 'select',
    label: both(texts('portalForms.account')),
    help: both(texts('portalForms.accountHint')),
    options: accounts.map(({ id, name }) => ({ value: id, label: both(name) })),
  };
}

interface FootProps extends Pick<ReturnType<typeof useParts>, 'current' | 'isReady' | 'go'> {
  readonly refusal: string | null;
  readonly isLast: boolean;
}

function Foot({ refusal, current, isLast, isReady, go }: FootProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const onSend = isBusy ? 'signIn.wait' : isReady ? 'processes.submit' : 'processes.wrong';
  return (
    <div className={stepStyles.foot}>
      <FormFoot refusal={refusal}>
        {current > 0 && (
          <Button key="back" onClick={() => go(current - 1)} disabled={isBusy}>
            {texts('processes.back')}
          </Button>
        )}
        {!isLast && (
          <Button key="next" look="primary" onClick={() => go(current + 1)} data-next>
            {texts('processes.next')}
          </Button>
        )}
        <span hidden={!isLast} data-part>
          <Button key="send" type="submit" look="primary" disabled={isBusy}>
            {texts(onSend)}
          </Button>
        </span>
      </FormFoot>
    </div>
  );
}
