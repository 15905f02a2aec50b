import { Check, CircleDashed, LoaderCircle, type LucideIcon, TriangleAlert, Undo2 } from 'lucide-react';
import type { ListedImport } from '#contracts/imports.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

const looks: Readonly<Record<ListedImport['state'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  draft: { tone: 'neutral', icon: CircleDashed },
  checked: { tone: 'primary', icon: Check },
  imported: { tone: 'positive', icon: Check },
  undone: { tone: 'neutral', icon: Undo2 },
  failed: { tone: 'negative', icon: TriangleAlert },
};

/** Shows the state of an import or the task in progress. */
export function StateTag({ one: { state, task } }: { readonly one: Pick<ListedImport, 'state' | 'task'> }) {
  const texts = useTexts();
  if (task)
    return (
      <Tag tone="accent" icon={LoaderCircle}>
        {texts(`imports.tasks.${task}`)}
      </Tag>
    );
  const { tone, icon } = looks[state];
  return (
    <Tag tone={tone} icon={icon}>
      {texts(`imports.states.${state}`)}
    </Tag>
  );
}
