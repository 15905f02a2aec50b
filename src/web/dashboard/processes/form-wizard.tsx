import { useState } from 'react';
import type { OpenForm, StepAnswer } from '#contracts/processes.ts';
import { furthestStep } from '#forms/form-progress.ts';
import { WizardStep } from './wizard-step.tsx';

/** The answer to a step that the server did not save. */
export type Refused = Exclude<StepAnswer, { readonly done: unknown }> | { readonly code: string; readonly text: string };

interface FormWizardProps {
  readonly open: OpenForm;
  /** As the address says. */
  readonly step: string | null;
  readonly answered: Refused | null;
}

/** A form in steps: each is kept when one goes on, and the last one hands all of it in. */
export function FormWizard({ open, step, answered }: FormWizardProps) {
  const { refused, round, giveUp } = useRefusal(answered);
  const { form, answers, today } = open;
  const furthest = furthestStep(form, answers, today);
  const wanted = form.steps.findIndex(({ id }) => id === (refused && 'step' in refused ? refused.step : step));
  const current = wanted === -1 ? furthest : Math.min(wanted, furthest);
  const shown = form.steps[current];
  return shown ? <WizardStep key={`${shown.id} ${round}`} {...{ open, shown, current, furthest, refused }} onTake={giveUp} /> : null;
}

/** The last refusal: it stands until it is given up, also when the page is loaded again beside it. Each time it is, another round begins. */
function useRefusal(answered: Refused | null) {
  const [{ seen, refused, round }, set] = useState({ seen: answered, refused: answered, round: 0 });
  if (answered !== seen) set({ seen: answered, refused: answered ?? refused, round });
  return { refused, round, giveUp: () => set({ seen, refused: null, round: round + 1 }) };
}
