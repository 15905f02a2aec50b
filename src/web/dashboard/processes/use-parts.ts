import { type FormEvent, useEffect, useState } from 'react';
import { accountField } from '#contracts/processes.ts';
import { parseAnswers } from '#forms/answers.ts';
import { listApplicableFields } from '#forms/applicable-fields.ts';
import { checkAnswers, type Problems } from '#forms/check-answers.ts';
import { listFormParts } from '#forms/designed/form-parts.ts';
import type { AskedField } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { useFormChanges } from '../../ui/fields/use-form-changes.ts';
import type { DesignedAnswer, DesignedFormProps } from './designed-form.tsx';

interface PartsOf {
  readonly process: DesignedFormProps['asked'];
  readonly answered: DesignedAnswer | null;
}

/** Manages the parts of a form, the values that are typed, and what is wrong with them as far as the reader was told. */
export function useParts({ process: { form, accounts, today }, answered }: PartsOf) {
  const { fields, fixed, start } = form;
  const isFixed = ({ id }: AskedField) => fixed.includes(id);
  const [drawn] = useState<Typed>({ [accountField]: accounts[0]?.id ?? '', ...start, ...answered?.typed });
  const [typed, setTyped] = useState(drawn);
  const { element, attach } = useFormChanges((form_) => setTyped(textsIn(form_)));
  const parts = listFormParts(fields);
  const answers = { ...parseAnswers(fields.filter(isFixed), start), ...parseAnswers(changed(fields, isFixed), typed) };
  const wrong = checkAnswers(fields, answers, today);
  const { current, told, show, tell } = useShown(parts, { wrong, answered });
  const asked = new Set(listApplicableFields(fields, answers).map(({ id }) => id));
  const isShownWrong = (id: string) => told.has(id);
  useEffect(() => {
    if (told.size > 0) element.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus();
  }, [element, told]);
  return {
    attach,
    follow: () => {
      if (element.current) setTyped(textsIn(element.current));
    },
    parts,
    current,
    /** The initial values of the fields. */
    drawn,
    isFixed,
    isAsked: ({ id }: AskedField) => asked.has(id),
    problems: Object.fromEntries(Object.entries(wrong).filter(([id]) => isShownWrong(id))),
    isReady: Object.keys(wrong).length === 0,
    /** Goes back, or forwards once the part is filled in rightly. */
    go: (to: number) => {
      const here = to > current ? problemsIn(parts[current] ?? [], wrong) : [];
      if (here.length > 0) tell(here);
      else show(to);
    },
    /** Sends nothing that is known to be wrong: the reader is led to the first of it. */
    check: (event: FormEvent) => {
      const all = problemsIn(fields, wrong);
      if (all.length === 0) return;
      event.preventDefault();
      show(partOf(parts, all));
      tell(all);
    },
  };
}

/** The part that is shown, and the fields of which the reader was told that something is wrong. The server's problems show their part. */
function useShown(
  parts: readonly (readonly AskedField[])[],
  { wrong, answered }: { readonly wrong: Problems; readonly answered: DesignedAnswer | null },
) {
  const [state, set] = useState(() => ({ seen: answered, current: partOf(parts, ofAnswer(answered)), told: new Set(ofAnswer(answered)) }));
  const { seen, current, told } = state;
  if (answered !== seen) {
    const ids = ofAnswer(answered);
    set({ seen: answered, current: ids.length > 0 ? partOf(parts, ids) : current, told: new Set(ids) });
  }
  return {
    current,
    told,
    show: (to: number) => set((before) => ({ ...before, current: to })),
    tell: (ids: readonly string[]) =>
      set((before) => ({ ...before, told: new Set([...ids, ...Object.keys(wrong).filter((id) => before.told.has(id))]) })),
  };
}

const ofAnswer = (one: DesignedAnswer | null) => Object.keys(one?.problems ?? {});

const changed = (fields: readonly AskedField[], isFixed: (field: AskedField) => boolean) => fields.filter((field) => !isFixed(field));

const problemsIn = (fields: readonly AskedField[], wrong: Problems) => fields.map(({ id }) => id).filter((id) => id in wrong);

/** The first part with one of these fields; the first of all for none. */
function partOf(parts: readonly (readonly AskedField[])[], ids: readonly string[]): number {
  return Math.max(
    0,
    parts.findIndex((part) => part.some(({ id }) => ids.includes(id))),
  );
}

function textsIn(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
