import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../ui/chip.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { Pager } from '../ui/pager.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SegmentedLinks } from '../ui/segmented-links.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Tag, type Tone } from '../ui/tag.tsx';
import type { SamplesProps } from './states.tsx';
import styles from './kit-page.module.css';
import { sampleArticle } from './sample-article.ts';

const tones: readonly Tone[] = ['neutral', 'positive', 'negative', 'warning', 'primary', 'accent'];

export function MarkSamples({ words }: SamplesProps) {
  const [chosen, setChosen] = useState<'plain' | 'error'>('plain');
  const options = (['plain', 'error'] as const).map((key) => ({ key, label: words.states[key] }));
  const links = options.map((option) => ({ ...option, href: `?tab=${option.key}`, isCurrent: option.key === chosen }));
  return (
    <div className={styles.stack}>
      <Tabs label={words.states.plain} tabs={links} />
      <div className={styles.row}>
        <Segmented label={words.note} options={options} chosen={chosen} onChange={setChosen} />
        <SegmentedLinks label={words.more} options={links} />
        <Chip isOn>{words.currency}</Chip>
        <Chip>{words.country}</Chip>
        <Pager page={2} pages={5} hrefOf={(page) => `?page=${page}`} />
      </div>
      <div className={styles.row}>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone} icon={tone === 'positive' ? CircleCheck : undefined}>
            {words.states.plain}
          </Tag>
        ))}
      </div>
      <RichTextView document={sampleArticle} />
    </div>
  );
}
