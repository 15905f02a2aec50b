import { useState } from 'react';
import type { FieldOf } from '#forms/form.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { SliderField } from '../mantine/slider-field.tsx';
import type { FieldFrame } from './field.tsx';
import styles from './slider-editor.module.css';
import { useHiddenInputChange } from './use-hidden-input-change.ts';

interface SliderEditorProps extends Omit<FieldFrame, 'aside'> {
  readonly field: FieldOf<'slider'>;
  readonly typed: string;
  readonly labelOf: (option: string) => string;
  readonly isDisabled: boolean;
}

/** From the first option to the last; none of them until it is slid, and again where it may be left open. */
export function SliderEditor({ field, typed, labelOf, isDisabled, ...frame }: SliderEditorProps) {
  const texts = useTexts();
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLDivElement>();
  const [option, setOption] = useState(typed);
  const [round, setRound] = useState(0);
  const options = field.options.map(({ value }) => value);
  const set = (wanted: string) => {
    setOption(wanted);
    dispatchChange();
  };
  const clear = () => {
    setRound(round + 1);
    set('');
  };
  return (
    <div ref={frameOf} className={styles.slider} data-empty={option === '' || undefined}>
      <SliderField
        key={round}
        {...frame}
        min={0}
        max={options.length - 1}
        defaultValue={Math.max(0, options.indexOf(option))}
        say={(at) => (option === '' ? texts('fields.notSet') : labelOf(options[at] ?? ''))}
        onChange={(at) => set(options[at] ?? '')}
        disabled={isDisabled}
      />
      {field.isOptional && option !== '' && !isDisabled && (
        <Button size="small" onClick={clear}>
          {texts('fields.clear')}
        </Button>
      )}
      <input type="hidden" name={field.id} value={option} />
    </div>
  );
}
