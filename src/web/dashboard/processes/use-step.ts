import { useEffect, useState } from 'react';
import type { OpenForm } from '#contracts/processes.ts';
import { toTyped } from '#forms/answers.ts';
import { listApplicableFields } from '#forms/applicable-fields.ts';
import { listFormFields, type FormStep } from '#forms/form.ts';
import type { Problems } from '#forms/check-answers.ts';
import { mergeStepAnswers, validateStep } from '#forms/form-progress.ts';
import type { Typed } from '#forms/kind.ts';
import { useFormChanges } from '../../ui/fields/use-form-changes.ts';
import type { Refused } from './form-wizard.tsx';

interface StepOf {
  readonly open: OpenForm;
  readonly shown: FormStep;
  readonly refused: Refused | null;
}

/** Manages the values of a step, with each change and its consequences. It also reads what the client filled in before the scripts ran. */
export function useStep({ open, shown, refused }: StepOf) {
  // What is loaded again beside the step is not what its fields were drawn of.
  const [{ submission, form, answers: kept, today, version }] = useState(open);
  const drawn = refused && 'typed' in refused ? refused.typed : toTyped(shown.fields, kept);
  const [typed, setTyped] = useState(drawn);
  const { element, attach } = useFormChanges((drawnForm) => setTyped(textsIn(drawnForm)));
  const follow = () => {
    if (element.current) setTyped(textsIn(element.current));
  };
  useEffect(() => focusOnProblem(element.current, refused), [element, refused]);
  const answers = mergeStepAnswers(shown, kept, typed);
  const problems = validateStep(shown, form, { answers, today });
  return {
    attach,
    follow,
    submission,
    /** The version that the step changes. */
    version: refused && 'version' in refused ? refused.version : version,
    /** The initial values of the fields. */
    drawn,
    asked: new Set(listApplicableFields(listFormFields(form), answers).map(({ id }) => id)),
    /** True when no value is missing or wrong. */
    isReady: Object.keys(problems).length === 0,
    /** The server's problems that still apply. */
    problems: stillIn(problems, refused),
  };
}

function stillIn(problems: Problems, refused: Refused | null): Problems {
  if (!refused || !('problems' in refused)) return {};
  return Object.fromEntries(Object.entries(problems).filter(([id]) => id in refused.problems));
}

function textsIn(form: HTMLFormElement): Typed {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** The first wrong field is where one goes on. */
function focusOnProblem(form: HTMLFormElement | null, refused: Refused | null): void {
  if (!refused || !('problems' in refused)) return;
  form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus();
}
