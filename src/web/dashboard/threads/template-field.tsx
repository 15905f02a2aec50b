import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from 'react-router';
import type { OfferedTemplate, UsedTemplate } from '#contracts/message-templates.ts';
import { plainTextOfStored } from '#forms/kinds/rich-text.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useFetched } from '../entries/use-fetched.ts';
import styles from './thread.module.css';

interface TemplateFieldProps {
  readonly portal: string;
  readonly templates: readonly OfferedTemplate[];
  /** The account whose values fill the fields; null before the choice of a recipient, and in a message to several clients. */
  readonly account: string | null;
  readonly isForSeveral: boolean;
}

/** Begins the message of its form with a template. What was written before can be restored. */
export function TemplateField({ portal, templates, account, isForSeveral }: TemplateFieldProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState('');
  const { used, isLost } = useTemplate(portal, chosen, account);
  const { notes, choose } = useFilling(place, used);
  if (!isAlive) return null;
  return (
    <div ref={place} className={styles.template}>
      <SelectField
        label={texts('threads.templates.label')}
        all={texts('threads.templates.none')}
        options={templates.map((template) => ({
          value: template.id,
          label: `${template.name} · ${texts(`shell.languages.${template.language}`)}`,
        }))}
        value={chosen}
        onChange={({ target }) => {
          choose();
          setChosen(target.value);
        }}
        hint={isForSeveral && used ? texts('threads.templates.severalText') : undefined}
        error={isLost ? texts('threads.templates.lost') : undefined}
      />
      {used && <input type="hidden" name="language" value={used.language} />}
      {used && <TemplateNotes {...notes} missing={account === null ? [] : used.missing} onRestored={() => setChosen('')} />}
    </div>
  );
}

/** The chosen template with the values of an account; null as long as none is there. */
function useTemplate(portal: string, template: string, account: string | null) {
  const isNone = template === '';
  const asked = new URLSearchParams({ template, account: account ?? '' });
  const fetched = useFetched<UsedTemplate>(isNone ? null : `${href('/dashboard/:portal/messages/template', { portal })}?${asked}`);
  const used = fetched.state === 'ready' ? fetched.value : null;
  return { used: isNone ? null : used, isLost: !isNone && fetched.state === 'failed' };
}

interface Notes {
  /** True when the author has changed the text, so that it does not match the current recipient. */
  readonly isStale: boolean;
  readonly fillAgain: () => void;
  /** Puts back what was written before; null where nothing was. */
  readonly restore: (() => void) | null;
}

interface TemplateNotesProps extends Notes, Pick<UsedTemplate, 'missing'> {
  readonly onRestored: () => void;
}

/** Shows notes before such a message is sent: missing fields, a text for another recipient, and a way to restore the earlier text. */
function TemplateNotes({ missing, isStale, fillAgain, restore, onRestored }: TemplateNotesProps) {
  const texts = useTexts();
  return (
    <div aria-live="polite" className={styles.template}>
      {missing.length > 0 && (
        <p className={styles.draft} data-lost>
          {texts('threads.templates.missing', { fields: missing.map((field) => texts(`threads.templates.fields.${field}`)).join(', ') })}
        </p>
      )}
      {isStale && (
        <p className={styles.draft} data-lost>
          {texts('threads.templates.stale')}
          <Button size="small" onClick={fillAgain}>
            {texts('threads.templates.again')}
          </Button>
        </p>
      )}
      {restore && (
        <p className={styles.draft}>
          <Button
            size="small"
            onClick={() => {
              restore();
              onRestored();
            }}
          >
            {texts('threads.templates.restore')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface Words {
  readonly subject: string;
  readonly text: string;
}

interface Filling {
  readonly notes: Notes;
  /** A template is being chosen: the next that arrives is written over what stands there. */
  readonly choose: () => void;
}

/** Writes a template into the fields of the form: over anything when it is chosen, later only over what is as the template left it. */
function useFilling(place: RefObject<HTMLElement | null>, used: UsedTemplate | null): Filling {
  const isChosen = useRef(false);
  const left = useRef<Words | null>(null);
  const [before, setBefore] = useState<Words | null>(null);
  const [isStale, setStale] = useState(false);
  const write = ({ subject, text }: Words) => {
    left.current = { subject, text };
    writeIn(place.current, { subject, text });
    setStale(false);
  };
  const arrive = useEffectEvent((arrived: UsedTemplate) => {
    const now = wordsIn(place.current);
    const isAsLeft = isEqual(now, left.current);
    if (isChosen.current && !isAsLeft) setBefore(isEmpty(now) ? null : now);
    if (isChosen.current || isAsLeft) write(arrived);
    else setStale(true);
    isChosen.current = false;
  });
  useEffect(() => {
    if (used) arrive(used);
  }, [used]);
  const restore = () => {
    if (before) write(before);
    setBefore(null);
  };
  return {
    notes: { isStale, fillAgain: () => used && write(used), restore: before && restore },
    choose: () => {
      isChosen.current = true;
    },
  };
}

type WordField = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(place: HTMLElement | null, name: keyof Words): WordField | null {
  return (place?.closest('form')?.elements.namedItem(name) as WordField | null | undefined) ?? null;
}

function wordsIn(place: HTMLElement | null): Words {
  return { subject: fieldOf(place, 'subject')?.value ?? '', text: fieldOf(place, 'text')?.value ?? '' };
}

/** As if it was typed: the form keeps it as a draft. */
function writeIn(place: HTMLElement | null, words: Words): void {
  for (const name of ['subject', 'text'] as const) {
    const field = fieldOf(place, name);
    if (field) field.value = words[name];
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isEmpty = ({ subject, text }: Words) => subject.trim() === '' && text.trim() === '';
/** The words alone: what the editor makes of a text is not what was written in it. */
const isEqual = (one: Words, other: Words | null) =>
  other !== null && one.subject === other.subject && plainTextOfStored(one.text) === plainTextOfStored(other.text);
