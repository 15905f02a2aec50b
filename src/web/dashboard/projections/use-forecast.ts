import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Forecast, ProjectionFields, ProjectionsPage, SavedProjection } from '#contracts/reports/projections.ts';
import type { Figure } from '#finance/figure.ts';

/** A number that is still being typed is not asked about. */
const pauseMs = 250;

interface Refusal {
  readonly code: string;
  readonly text: string;
}

interface Typed {
  readonly chosen: SavedProjection;
  readonly fields: ProjectionFields;
  readonly isChanged: boolean;
}

/** Computes the forecast of the typed values. Returns the last successful one, and the current error of a field. */
export function useForecast({ path, forecast }: Pick<ProjectionsPage, 'path' | 'forecast'>, { chosen, fields, isChanged }: Typed) {
  const { data, state, load } = useFetcher<Figure<Forecast> | Refusal>();
  const [shown, setShown] = useState<Figure<Forecast> | null>(null);
  const query = typedQuery(chosen, fields);
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => void load(`${path}/forecast?${query}`), pauseMs);
    return () => clearTimeout(timer);
  }, [isChanged, load, path, query]);
  if (data && 'available' in data && data !== shown) setShown(data);
  const refusal = isChanged && data && 'code' in data ? data : null;
  return { forecast: isChanged ? (shown ?? forecast) : forecast, refusal, isLoading: isChanged && state !== 'idle', query };
}

/** Returns the query with the projection's id and the typed terms. */
function typedQuery(chosen: SavedProjection, { name: _name, ...terms }: ProjectionFields): string {
  return new URLSearchParams({ projection: chosen.id, ...terms }).toString();
}
