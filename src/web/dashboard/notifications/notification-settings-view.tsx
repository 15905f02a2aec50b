import { Form, href, Link, useNavigation } from 'react-router';
import type { KindSetting, NotificationSettings } from '#contracts/people/notification-settings.ts';
import { mailPaces } from '#domain/notification/notification-preferences.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import headStyles from '../page-head.module.css';
import styles from './notification-settings.module.css';

interface NotificationSettingsViewProps {
  readonly settings: NotificationSettings;
  readonly answered: { readonly done: 'saved' } | { readonly code: string; readonly text: string } | undefined;
}

/** Asks how to notify the reader of each kind of event, and at which times not to. */
export function NotificationSettingsView({ settings, answered }: NotificationSettingsViewProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  useEachAnswer(answered, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts('notifications.settings.saved') });
  });
  return (
    <>
      <title>{texts('notifications.settings.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('notifications.settings.title')}</h1>
          <p className={headStyles.text}>{texts('notifications.settings.text', { email: settings.email })}</p>
          <Texts offered={settings.texts} />
        </div>
      </header>
      <Form method="post" className={styles.form} preventScrollReset>
        {settings.topics.map(({ topic, kinds }) => (
          <Card key={topic} title={texts(`notifications.settings.topics.${topic}`)}>
            <ul className={styles.kinds}>
              {kinds.map((kind) => (
                <Kind key={kind.kind} setting={kind} firm={settings.firm} hasTexts={Boolean(settings.texts?.phone)} />
              ))}
            </ul>
          </Card>
        ))}
        <Times settings={settings} />
        <FormFoot refusal={answered && 'text' in answered ? answered.text : null}>
          <Button type="submit" look="primary" disabled={isBusy}>
            {texts('notifications.settings.save')}
          </Button>
        </FormFoot>
      </Form>
    </>
  );
}

/** Says where text messages go, or what is missing before they can be sent. */
function Texts({ offered }: { readonly offered: NotificationSettings['texts'] }) {
  const texts = useTexts();
  if (!offered) return null;
  const { phone, perDay } = offered;
  return (
    <p className={headStyles.text}>
      {phone === null ? (
        <>
          {texts('notifications.settings.textsNeedPhone')}{' '}
          <Link to={href('/profile/me')} className={styles.link}>
            {texts('notifications.settings.addPhone')}
          </Link>
        </>
      ) : (
        texts('notifications.settings.textsTo', { phone, count: perDay })
      )}
    </p>
  );
}

interface KindProps {
  readonly setting: KindSetting;
  readonly firm: string;
  readonly hasTexts: boolean;
}

function Kind({ setting: { kind, isInBell, mail, isTexted, isMandatory }, firm, hasTexts }: KindProps) {
  const texts = useTexts();
  const name = texts(`notifications.settings.kinds.${kind}`);
  const paces = mailPaces.filter((pace) => pace !== 'never' || !isMandatory);
  return (
    <li className={styles.kind} data-texts={hasTexts || undefined}>
      <div>
        <div className={styles.name}>{name}</div>
        {isMandatory && <p className={styles.hint}>{texts('notifications.settings.mandatory', { firm })}</p>}
      </div>
      <label className={styles.bell}>
        <input type="checkbox" name={`bell.${kind}`} defaultChecked={isInBell} disabled={isMandatory} />
        <span className="sr">{name}: </span>
        {texts('notifications.settings.bell')}
      </label>
      {hasTexts && (
        <label className={styles.bell}>
          <input type="checkbox" name={`text.${kind}`} defaultChecked={isTexted} />
          <span className="sr">{name}: </span>
          {texts('notifications.settings.byText')}
        </label>
      )}
      <SelectField
        label={`${name}: ${texts('notifications.settings.mail')}`}
        hasHiddenLabel
        name={`mail.${kind}`}
        defaultValue={mail}
        options={paces.map((pace) => ({ value: pace, label: texts(`notifications.settings.paces.${pace}`) }))}
      />
    </li>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }));

/** Asks for the quiet times and their time zone. */
function Times({ settings: { quiet, timeZone, timeZones } }: Pick<NotificationSettingsViewProps, 'settings'>) {
  const texts = useTexts();
  const none = texts('notifications.settings.none');
  return (
    <Card title={texts('notifications.settings.when')} text={texts('notifications.settings.digests')}>
      <div className={styles.times}>
        <SelectField
          label={texts('notifications.settings.from')}
          name="from"
          all={none}
          options={hours}
          defaultValue={quiet ? String(quiet.from) : ''}
        />
        <SelectField
          label={texts('notifications.settings.until')}
          name="until"
          all={none}
          options={hours}
          defaultValue={quiet ? String(quiet.until) : ''}
        />
        <SelectField
          label={texts('notifications.settings.timeZone')}
          name="timeZone"
          defaultValue={timeZone}
          options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      </div>
    </Card>
  );
}
