import { Suspense } from 'react';
import { Await } from 'react-router';
import { type BlockId, blockNeeds } from '#contracts/reports/blocks.ts';
import type { DatasetId, Datasets } from '#contracts/datasets.ts';
import type { Loaded, Loading, Report } from '#contracts/reports/report.ts';
import { useTexts } from '../lib/texts.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import { BlockFrame } from './blocks/block-frame.tsx';
import { blocks } from './blocks/registry.ts';
import { BlockSkeleton } from './block-skeleton.tsx';

interface BlockSlotProps {
  readonly id: BlockId;
  readonly report: Report;
}

type AnyLoaded = readonly [dataset: DatasetId, loaded: Loaded<Datasets[DatasetId]>];

/** The place of one block: a skeleton of its height while its datasets come, then the block, or what became of them. */
export function BlockSlot({ id, report }: BlockSlotProps) {
  const { datasets } = report;
  const needs = needsOnce(id, datasets);
  const skeleton = <BlockSkeleton height={blocks[id].height} phoneHeight={blocks[id].phoneHeight} />;
  return (
    <BlockBoundary of={datasets} instead={<FailedBlock id={id} />}>
      <Suspense fallback={skeleton}>
        <Await resolve={needs} errorElement={<FailedBlock id={id} />}>
          {(loaded) => <Settled id={id} report={report} loaded={loaded} />}
        </Await>
      </Suspense>
    </BlockBoundary>
  );
}

function Settled({ id, report, loaded }: BlockSlotProps & { readonly loaded: readonly AnyLoaded[] }) {
  const failed = loaded.map(([, each]) => each).find(({ state }) => state === 'failed');
  if (failed?.state === 'failed') return <FailedBlock id={id} requestId={failed.requestId} />;
  const ready = loaded.map(([dataset, each]) => [dataset, each.state === 'ready' ? each.value : undefined]);
  const block = blocks[id];
  const { datasets: _datasets, ...frame } = report;
  return <block.View datasets={Object.fromEntries(ready) as Partial<Datasets>} report={frame} />;
}

function FailedBlock({ id, requestId }: { readonly id: BlockId; readonly requestId?: string }) {
  const texts = useTexts();
  const name = texts(`report.block.${id}`);
  return (
    <BlockFrame title={name}>
      <FailedState title={texts('report.failed', { block: name })} requestId={requestId} />
    </BlockFrame>
  );
}

type Needs = ReturnType<typeof needsOf>;

const known = new WeakMap<Report['datasets'], Map<BlockId, Needs>>();

/**
 * The same answer in every attempt at drawing the page. React forgets what an attempt that waits has made, so that a promise made
 * again in each would be waited for without end.
 */
function needsOnce(id: BlockId, datasets: Report['datasets']): Needs {
  const ofPage = known.get(datasets) ?? new Map<BlockId, Needs>();
  known.set(datasets, ofPage);
  const needs = ofPage.get(id) ?? needsOf(id, datasets);
  ofPage.set(id, needs);
  return needs;
}

/** All at once where nothing is on its way any more, so that nothing flickers; a promise of all otherwise. */
function needsOf(id: BlockId, datasets: Report['datasets']): readonly AnyLoaded[] | Promise<readonly AnyLoaded[]> {
  const needs: readonly DatasetId[] = blockNeeds[id];
  const loading: (readonly [DatasetId, Loading<Datasets[DatasetId]>])[] = needs.map((dataset) => [dataset, datasets[dataset] ?? notAsked]);
  if (loading.every(isLoaded)) return loading;
  return Promise.all(loading.map(async ([dataset, value]) => [dataset, await value] as const));
}

const notAsked: Loaded<never> = { state: 'failed', code: 'provider-unavailable', requestId: '' };

function isLoaded(need: readonly [DatasetId, Loading<Datasets[DatasetId]>]): need is AnyLoaded {
  return !(need[1] instanceof Promise);
}
