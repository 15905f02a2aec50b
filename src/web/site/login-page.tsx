import { href, useNavigation, useSearchParams } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { AuthShell, type AuthFrame, type OtherPage } from './auth-shell.tsx';
import { CodeStepView } from './code-step-view.tsx';
import { LinkSentStep } from './link-sent-step.tsx';
import { OtherWayButtons } from './other-way-buttons.tsx';
import { PasswordStep } from './password-step.tsx';
import { PinStepView } from './pin-step-view.tsx';
import { ResetStep } from './reset-step.tsx';
import type { SignInOptions, SignInRules, SignInStep } from './sign-in-step.ts';
import { SignUpStep } from './sign-up-step.tsx';
import { pathOfMode } from './path-of-mode.ts';

interface LoginPageProps extends AuthFrame {
  readonly step: SignInStep;
  readonly rules: SignInRules;
  readonly otherWays: SignInOptions;
  /** The refusal of the last form; null if there is none. */
  readonly refusal: Refusal | null;
  readonly notice?: string | null;
}

/** A refusal of the server, in the reader's language. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
}

const titles = {
  password: 'signIn.title',
  pin: 'signIn.pinTitle',
  code: 'signIn.codeTitle',
  signup: 'signIn.signUpTitle',
  'link-sent': 'signIn.sentTitle',
  reset: 'signIn.resetTitle',
} as const satisfies Record<SignInStep['kind'], string>;

const hasOtherWays: ReadonlySet<SignInStep['kind']> = new Set(['password', 'signup']);

/** The dialog in its modes: signing in, signing up, asking for a new password. */
export function LoginPage({ step, rules, otherWays, refusal, notice = null, ...frame }: LoginPageProps) {
  const texts = useTexts();
  const other = useOtherPage(step.kind);
  const isBusy = useNavigation().state !== 'idle';
  const secondStep = { pin: 'signIn.pinPageText', code: 'signIn.factorPageText' } as const;
  const welcome =
    step.kind === 'pin' || step.kind === 'code'
      ? { header: texts('signIn.pinPageTitle'), text: texts(secondStep[step.kind]) }
      : frame.brand.landing;
  return (
    <AuthShell {...frame} title={texts(titles[step.kind])} welcome={welcome} notice={notice} other={other}>
      <Step step={step} rules={rules} refusal={refusal} isBusy={isBusy} />
      {hasOtherWays.has(step.kind) && <OtherWayButtons ways={otherWays} isBusy={isBusy} />}
    </AuthShell>
  );
}

interface StepProps {
  readonly step: SignInStep;
  readonly rules: SignInRules;
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
}

function Step({ step, rules, refusal, isBusy }: StepProps) {
  const error = refusal?.text ?? null;
  if (step.kind === 'pin') return <PinStepView key={step.sentKey} step={step} error={error} isBusy={isBusy} />;
  if (step.kind === 'code') return <CodeStepView key={step.use} step={step} error={error} isBusy={isBusy} />;
  if (step.kind === 'signup') return <SignUpStep choice={step.choice} rules={rules} refusal={refusal} isBusy={isBusy} />;
  if (step.kind === 'link-sent') return <LinkSentStep email={step.email} error={error} isBusy={isBusy} />;
  if (step.kind === 'reset') return <ResetStep rules={rules} refusal={refusal} isBusy={isBusy} />;
  return <PasswordStep rules={rules} error={error} isBusy={isBusy} />;
}

/** Signing up from signing in and the other way round; between password and PIN there is nothing to choose. */
function useOtherPage(kind: SignInStep['kind']): OtherPage | null {
  const texts = useTexts();
  const [search] = useSearchParams();
  if (kind === 'pin' || kind === 'code') return null;
  return kind === 'password'
    ? { question: texts('signIn.noAccount'), label: texts('signIn.createAccount'), to: pathOfMode(href('/signup'), search) }
    : { question: texts('signIn.haveAccount'), label: texts('signIn.title'), to: pathOfMode(href('/login'), search) };
}
