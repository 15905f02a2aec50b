import { TagsInput } from '@mantine/core';
import { useTexts } from '../../lib/texts.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { type ControlState, manyParts, useFramed } from './control.tsx';
import './pills.css';
import { MantineRoot } from './mantine-root.tsx';

interface TagsFieldProps extends FieldFrame, ControlState {
  readonly defaultValue?: readonly string[];
  /** Words that are in use already. */
  readonly suggestions?: readonly string[];
  readonly most?: number;
  readonly maxLength?: number;
  readonly onChange?: (tags: string[]) => void;
}

/** Words of the writer's own: Enter or a comma ends each. */
export function TagsField({ label, hint, error, aside, suggestions = [], most, onChange, defaultValue = [], ...rest }: TagsFieldProps) {
  const texts = useTexts();
  const { frame } = useFramed({ label, hint, error, aside });
  return (
    <MantineRoot>
      <TagsInput
        {...rest}
        {...frame}
        classNames={manyParts}
        data={[...suggestions]}
        defaultValue={[...defaultValue]}
        placeholder={texts('kit.addTag')}
        comboboxProps={{ withinPortal: false }}
        {...(most === undefined ? {} : { maxTags: most })}
        {...(onChange ? { onChange } : {})}
      />
    </MantineRoot>
  );
}
