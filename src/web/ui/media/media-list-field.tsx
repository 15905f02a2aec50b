import { ChevronDown, ChevronUp, Images, X } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { OfferedRecord } from '#contracts/records.ts';
import { useTexts } from '../../lib/texts.tsx';
import { withMoved } from '../../lib/with-moved.ts';
import { Button } from '../button.tsx';
import { FieldNote } from '../fields/field-note.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { useHiddenInputChange } from '../fields/use-hidden-input-change.ts';
import { IconButton } from '../icon-button.tsx';
import { MultiComboboxField } from '../mantine/multi-combobox-field.tsx';
import { Icon } from '../pictures/icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { Thumb } from './file-field.tsx';
import styles from './media.module.css';

interface MediaListFieldProps extends FieldFrame {
  readonly name: string;
  /** Ids with commas between them. */
  readonly value: string;
  readonly most: number;
  readonly offered: readonly OfferedRecord[];
}

const MediaDialog = lazy(() => import('./media-dialog.tsx'));

/** Several media, chosen in their dialog and put in order here; without scripts they are chosen by their names. */
export function MediaListField({ value, offered, ...field }: MediaListFieldProps) {
  const isAlive = useHydrated();
  const ids = value.split(',').filter(Boolean);
  if (!isAlive) return <MultiComboboxField {...field} options={offered} defaultValue={ids} />;
  const stands = ids.map((id) => offered.find((each) => each.value === id) ?? { value: id, label: '–' });
  return <ChosenList {...field} stands={stands} />;
}

function ChosenList({
  name,
  stands,
  most,
  label,
  hint,
  error,
}: Omit<MediaListFieldProps, 'value' | 'offered'> & { readonly stands: readonly OfferedRecord[] }) {
  const texts = useTexts();
  const id = useId();
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLFieldSetElement>();
  const opener = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState(stands);
  const [isOpen, setOpen] = useState(false);
  const take = (choices: readonly OfferedRecord[]) => {
    setChosen(choices);
    dispatchChange();
  };
  return (
    <fieldset ref={frameOf} className={styles.field} aria-describedby={`${id}-note`}>
      <legend className={styles.legend}>{label}</legend>
      <ChosenItems
        chosen={chosen}
        onChange={(left) => {
          if (left.length < chosen.length) opener.current?.focus();
          take(left);
        }}
      />
      <div className={styles.line}>
        <Button ref={opener} size="small" onClick={() => setOpen(true)} aria-invalid={error !== undefined || undefined}>
          <Icon of={Images} size="small" />
          {texts('media.chooseMany')}
        </Button>
        <output className={styles.facts}>{texts('media.selectedCount', { count: chosen.length })}</output>
      </div>
      <input type="hidden" name={name} value={chosen.map(({ value }) => value).join(',')} />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
      {isOpen && (
        <Suspense>
          <MediaDialog
            label={label}
            chosen={chosen.map(({ value }) => value)}
            most={most}
            takesFiles
            onDone={(choices) => {
              setOpen(false);
              take(choices);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

interface ChosenItemsProps {
  readonly chosen: readonly OfferedRecord[];
  readonly onChange: (chosen: readonly OfferedRecord[]) => void;
}

/** The chosen media, each with buttons that move and remove it. */
function ChosenItems({ chosen, onChange }: ChosenItemsProps) {
  const texts = useTexts();
  const toolOf = (key: 'moveUp' | 'moveDown' | 'takeAway', { label: name }: OfferedRecord) =>
    ({ size: 'small', label: texts(`media.${key}`, { name }) }) as const;
  return (
    <ol className={styles.chosenList}>
      {chosen.map((each, at) => {
        const move = (by: 1 | -1) => onChange(withMoved(chosen, at, at + by));
        return (
          <li key={each.value} className={styles.line}>
            <Thumb of={each} />
            <span className={styles.chosenName}>{each.label}</span>
            <IconButton {...toolOf('moveUp', each)} icon={ChevronUp} disabled={at === 0} onClick={() => move(-1)} />
            <IconButton {...toolOf('moveDown', each)} icon={ChevronDown} disabled={at === chosen.length - 1} onClick={() => move(1)} />
            <IconButton
              {...toolOf('takeAway', each)}
              icon={X}
              onClick={() => onChange(chosen.filter(({ value }) => value !== each.value))}
            />
          </li>
        );
      })}
    </ol>
  );
}
