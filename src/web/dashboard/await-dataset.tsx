import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import type { Loading } from '#contracts/reports/report.ts';

interface AwaitDatasetProps<Value> {
  readonly dataset: Loading<Value> | undefined;
  /** Draws what depends on the dataset; nothing stands there while it comes, or when it failed or was not asked for. */
  readonly children: (value: Value) => ReactNode;
}

/** A small part of the page that is nice to have once a dataset is there, and that no one misses before. */
export function AwaitDataset<Value>({ dataset, children }: AwaitDatasetProps<Value>) {
  if (!dataset) return null;
  return (
    <Suspense fallback={null}>
      <Await resolve={dataset} errorElement={null}>
        {(loaded) => (loaded.state === 'ready' ? children(loaded.value) : null)}
      </Await>
    </Suspense>
  );
}
