import type { AppSetup, QrPicture } from '#contracts/people/profile.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './second-factor.module.css';
import type { FactorForm } from './use-factor-form.ts';

/** The key for an app, as a picture and in letters, and the first code that it shows. */
export function AppSetupForm({ setup: { key, picture }, form }: { readonly setup: AppSetup; readonly form: FactorForm }) {
  const texts = useTexts();
  const { Form, isBusy, refusal, dismiss } = form;
  return (
    <div className={styles.setup}>
      <img className={styles.picture} src={imageOf(picture)} width={200} height={200} alt={texts('secondFactor.pictureLabel')} />
      <div className={styles.steps}>
        <p>{texts('secondFactor.scan')}</p>
        <p className={styles.text}>{texts('secondFactor.orType')}</p>
        <p className={styles.key} translate="no">
          {(key.match(/.{1,4}/g) ?? []).join(' ')}
        </p>
        <Form method="post" className={styles.confirm}>
          <input type="hidden" name="intent" value="confirm-app" />
          <TextField
            label={texts('secondFactor.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
            error={refusal?.code === 'wrong-code' ? refusal.text : undefined}
          />
          <div className={styles.buttons}>
            <Button type="submit" look="primary" disabled={isBusy}>
              {texts(isBusy ? 'signIn.wait' : 'secondFactor.confirm')}
            </Button>
            <Button onClick={dismiss} disabled={isBusy}>
              {texts('secondFactor.cancel')}
            </Button>
          </div>
        </Form>
      </div>
    </div>
  );
}

/** Black on white in every theme: cameras need it. */
function imageOf({ size, path }: QrPicture): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
