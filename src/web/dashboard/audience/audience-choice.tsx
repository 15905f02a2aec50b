import { lazy, Suspense } from 'react';
import type { AudienceGroup } from '#contracts/audience.ts';
import { audiences } from '#domain/audience.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { ChosenAudience } from './use-audience.ts';

interface AudienceChoiceProps {
  readonly portal: string;
  readonly groups: readonly AudienceGroup[];
  readonly audience: ChosenAudience;
}

const AudienceField = lazy(() => import('./audience-field.tsx'));

/** All clients, groups of them, or some. */
export function AudienceChoice({ portal, groups, audience: { to, ids, setTo, setIds } }: AudienceChoiceProps) {
  const texts = useTexts();
  const offered = audiences.filter((key) => key !== 'groups' || groups.length > 0);
  return (
    <>
      <Segmented
        label={texts('audience.to')}
        options={offered.map((key) => ({ key, label: texts(`audience.audience.${key}`) }))}
        chosen={to}
        onChange={setTo}
      />
      {to !== 'all' && (
        <Suspense>
          <AudienceField key={to} portal={portal} audience={to} groups={groups} chosen={ids} onChange={setIds} />
        </Suspense>
      )}
    </>
  );
}
