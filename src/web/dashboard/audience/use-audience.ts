import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AudienceGroup } from '#contracts/audience.ts';
import type { Audience } from '#domain/audience.ts';

/** Whom someone has chosen so far, as `audienceFields` are sent. */
export interface ChosenAudience {
  readonly to: Audience;
  readonly fields: Readonly<Record<'to' | 'groups' | 'clients', string>>;
  /** True when the author has chosen at least one recipient. */
  readonly isChosen: boolean;
  /** The ids that are chosen. */
  readonly ids: readonly string[];
  readonly setTo: (to: Audience) => void;
  readonly setIds: (ids: readonly string[]) => void;
}

/** Begins with the group that the address names, if it is one of these; else with all clients. */
export function useAudience(groups: readonly AudienceGroup[]): ChosenAudience {
  const [query] = useSearchParams();
  const named = groups.find(({ id }) => id === query.get('group'));
  const [{ to, ids }, choose] = useState<{ readonly to: Audience; readonly ids: readonly string[] }>(
    named ? { to: 'groups', ids: [named.id] } : { to: 'all', ids: [] },
  );
  return {
    to,
    ids,
    fields: { to, groups: to === 'groups' ? ids.join(',') : '', clients: to === 'chosen' ? ids.join(',') : '' },
    isChosen: to === 'all' || ids.length > 0,
    setTo: (chosen) => choose({ to: chosen, ids: [] }),
    setIds: (chosen) => choose({ to, ids: chosen }),
  };
}
