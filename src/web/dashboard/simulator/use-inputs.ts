import { useEffect, useState } from 'react';
import type { SimulatorPage } from '#contracts/simulator.ts';
import { type ReadInputs, readInputs, type WrittenInputs, writeInputs } from '#domain/simulator/simulator-inputs.ts';

/** An address is not written anew for each pixel of a slider: browsers limit how often it may be. */
const pauseMs = 300;

export interface TypedInputs extends ReadInputs {
  readonly written: WrittenInputs;
  readonly change: (field: keyof WrittenInputs, value: string | undefined) => void;
}

/** The inputs as they are typed. A value out of range is refused, and the last one that was not counts. The address follows, without a request. */
export function useInputs({ read, strategies }: SimulatorPage): TypedInputs {
  const [typed, setTyped] = useState({ written: writeInputs(read.inputs), inputs: read.inputs, refused: noFields, isChanged: false });
  const { isChanged, written } = typed;
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', `?${queryOf(written)}`), pauseMs);
    return () => clearTimeout(timer);
  }, [isChanged, written]);
  const levels = strategies.map(({ level }) => level);
  const change = (field: keyof WrittenInputs, value: string | undefined) =>
    setTyped((before) => {
      const next: WrittenInputs = { ...before.written, [field]: value };
      return { written: next, ...readInputs(next, before.inputs, levels), isChanged: true };
    });
  return { ...typed, change };
}

const noFields: ReadInputs['refused'] = [];

function queryOf(written: WrittenInputs): string {
  const entries = Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(entries).toString();
}
