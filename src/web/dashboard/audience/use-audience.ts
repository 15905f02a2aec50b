import { useState } from 'react';
import type { Audience } from '#domain/audience.ts';

/** Whom someone has chosen so far, as `audienceFields` are sent. */
export interface ChosenAudience {
  readonly to: Audience;
  readonly fields: Readonly<Record<'to' | 'groups' | 'clients', string>>;
  /** True when the author has chosen at least one recipient. */
  readonly isChosen: boolean;
  readonly setTo: (to: Audience) => void;
  readonly setIds: (ids: readonly string[]) => void;
}

export function useAudience(): ChosenAudience {
  const [{ to, ids }, choose] = useState<{ readonly to: Audience; readonly ids: readonly string[] }>({ to: 'all', ids: [] });
  return {
    to,
    fields: { to, groups: to === 'groups' ? ids.join(',') : '', clients: to === 'chosen' ? ids.join(',') : '' },
    isChosen: to === 'all' || ids.length > 0,
    setTo: (chosen) => choose({ to: chosen, ids: [] }),
    setIds: (chosen) => choose({ to, ids: chosen }),
  };
}
