/** The inputs of the strategy simulator, as fractions and amounts. */
export interface SimulatorInputs {
  /** The level of the risk profile. */
  readonly strategy: number;
  readonly amount: number;
  /** Below 0 it is withdrawn. */
  readonly monthly: number;
  readonly years: number;
  readonly increase: number;
  readonly inflation: number;
  readonly isReal: boolean;
  /** Null for none. */
  readonly goal: number | null;
}

/** The least and the most of each number, as it is written: rates in percent. */
export const simulatorLimits = {
  amount: { least: 0, most: 1e12 },
  monthly: { least: -1e12, most: 1e12 },
  years: { least: 1, most: 40 },
  increase: { least: 0, most: 20 },
  inflation: { least: 0, most: 20 },
  goal: { least: 0, most: 1e12 },
} as const;

export type SimulatorNumber = keyof typeof simulatorLimits;
export const simulatorNumbers = Object.keys(simulatorLimits) as readonly SimulatorNumber[];
export type SimulatorField = SimulatorNumber | 'strategy';

/** The inputs as they are written in the address and in the fields; `real` is `1` or missing. */
export type WrittenInputs = Readonly<Partial<Record<SimulatorField | 'real', string>>>;

export interface ReadInputs {
  readonly inputs: SimulatorInputs;
  /** Fields whose values make no sense or are out of range: what they began with is used instead. */
  readonly refused: readonly SimulatorField[];
}

const decimal = /^-?\d{1,13}(?:\.\d{1,8})?$/;

/** Reads inputs. A missing field is as in `begins`, an empty one 0, or no goal. Levels are those of the firm's strategies. */
export function readInputs(written: WrittenInputs, begins: SimulatorInputs, levels: readonly number[]): ReadInputs {
  const refused: SimulatorField[] = [];
  const numbers = simulatorNumbers.map((field): readonly [SimulatorNumber, number | null] => {
    const text = written[field]?.trim();
    if (text === undefined) return [field, begins[field]];
    if (text === '' && field === 'goal') return [field, null];
    const number = readNumber(field, text === '' ? '0' : text);
    if (number === null) refused.push(field);
    return [field, number ?? begins[field]];
  });
  const strategy = written.strategy === undefined ? begins.strategy : levels.find((level) => String(level) === written.strategy);
  if (strategy === undefined) refused.push('strategy');
  const read = Object.fromEntries(numbers) as Pick<SimulatorInputs, SimulatorNumber>;
  return { inputs: { ...read, strategy: strategy ?? begins.strategy, isReal: written.real === '1' }, refused };
}

/** Returns the inputs as `readInputs` reads them, without `real` where it is off. */
export function writeInputs({ strategy, isReal, ...numbers }: SimulatorInputs): WrittenInputs {
  const written = simulatorNumbers.map((field) => [field, writeNumber(field, numbers[field])]);
  return { strategy: String(strategy), ...Object.fromEntries(written), ...(isReal ? { real: '1' } : {}) };
}

function readNumber(field: SimulatorNumber, text: string): number | null {
  const { least, most } = simulatorLimits[field];
  const number = decimal.test(text) ? Number(text) : Number.NaN;
  const isIn = number >= least && number <= most && (field !== 'years' || Number.isInteger(number));
  return isIn ? number / perOf(field) + 0 : null;
}

function writeNumber(field: SimulatorNumber, number: number | null): string {
  return number === null ? '' : String(Number((number * perOf(field)).toPrecision(15)));
}

/** Rates are written in percent. */
function perOf(field: SimulatorNumber): number {
  return field === 'increase' || field === 'inflation' ? 100 : 1;
}
