import type { AudienceGroup } from '#contracts/audience.ts';
import { type Audience, audienceLimits } from '#domain/audience.ts';
import { useTexts } from '../../lib/texts.tsx';
import { MultiComboboxField } from '../../ui/mantine/multi-combobox-field.tsx';
import { recipientsOn } from '../threads/recipient-option.ts';

interface AudienceFieldProps {
  readonly portal: string;
  readonly audience: Exclude<Audience, 'all'>;
  readonly groups: readonly AudienceGroup[];
  /** The ids that are chosen at first. */
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Groups, or clients who are found by typing. */
export default function AudienceField({ portal, audience, groups, chosen, onChange }: AudienceFieldProps) {
  const texts = useTexts();
  return (
    <MultiComboboxField
      label={texts(`audience.choose.${audience}`)}
      options={
        audience === 'groups' ? groups.map(({ id, name }) => ({ value: id, label: name })) : { known: [], ask: recipientsOn(portal) }
      }
      most={audience === 'groups' ? audienceLimits.groups : audienceLimits.chosen}
      defaultValue={chosen}
      onChange={onChange}
    />
  );
}
