/** The PostgreSQL types that columns may be sent as, with the numbers that the catalogue gives them. */
const typeNumbers = { uuid: 2950, text: 25, integer: 23, bigint: 20, date: 1082, float8: 701, bytea: 17, json: 114 } as const;

export type ColumnType = keyof typeof typeNumbers;

/** PostgreSQL counts days from 2000-01-01. */
const epochDay = 10_957;
const headSize = 20;

/**
 * Rows to insert, kept as one binary array per column (`array_recv`): bytes go over without becoming text, and
 * `insert … select from unnest(…)` takes them under the policies of the tables, which COPY cannot. All doubles are in one array,
 * row after row, since many short arrays cost more than what is in them; NaN stands for null.
 */
export class BinaryColumns {
  readonly #columns: readonly Column[];
  readonly #doubles: Column | null;
  #doubleCount = 0;
  #at = 0;
  #count = 0;

  constructor(types: readonly ColumnType[]) {
    this.#columns = types.filter((type) => type !== 'float8').map((type) => new Column(typeNumbers[type]));
    this.#doubles = types.includes('float8') ? new Column(typeNumbers.float8) : null;
  }

  get count(): number {
    return this.#count;
  }

  /** Begins a row; its fields follow in the order of the columns. */
  row(): this {
    this.#at = 0;
    this.#count += 1;
    return this;
  }

  /** 32 hex digits. */
  uuid(hex: string | null): this {
    if (hex === null) return this.#null();
    const column = this.#next();
    column.room(16);
    column.bytes.write(hex, column.take(16), 'hex');
    return this;
  }

  text(value: string | null): this {
    if (value === null) return this.#null();
    this.#next().text(value);
    return this;
  }

  /** A calendar day, as a day number. */
  day(day: number | null): this {
    return day === null ? this.#null() : this.integer(day - epochDay);
  }

  integer(value: number): this {
    const column = this.#next();
    column.room(4);
    column.bytes.writeInt32BE(value, column.take(4));
    return this;
  }

  bigint(value: number): this {
    const column = this.#next();
    column.room(8);
    column.bytes.writeBigInt64BE(BigInt(value), column.take(8));
    return this;
  }

  double(value: number | null): this {
    const column = this.#doubles;
    if (!column) throw new RangeError('There is no column of doubles.');
    column.room(8);
    column.bytes.writeDoubleBE(value ?? NaN, column.take(8));
    this.#doubleCount += 1;
    return this;
  }

  bytea(value: Uint8Array): this {
    const column = this.#next();
    column.room(value.length);
    column.bytes.set(value, column.take(value.length));
    return this;
  }

  /** The parameters of the statement, one a column, and the doubles of all rows behind them. */
  arrays(): Buffer[] {
    const arrays = this.#columns.map((column) => column.array(this.#count));
    return this.#doubles ? [...arrays, this.#doubles.array(this.#doubleCount)] : arrays;
  }

  #null(): this {
    this.#next().none();
    return this;
  }

  #next(): Column {
    const column = this.#columns[this.#at];
    if (!column) throw new RangeError('A row has more fields than columns.');
    this.#at += 1;
    return column;
  }
}

/** A one-dimensional array in PostgreSQL's binary form: five words, then each element behind its length. */
class Column {
  bytes = Buffer.allocUnsafe(64);
  #length = headSize;
  #hasNull = false;
  readonly #type: number;

  constructor(type: number) {
    this.#type = type;
  }

  room(size: number): void {
    const wanted = this.#length + 4 + size;
    if (wanted <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(wanted, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.#length));
    this.bytes = larger;
  }

  /** Writes the length of an element and returns where the element goes. */
  take(size: number): number {
    const at = this.bytes.writeInt32BE(size, this.#length);
    this.#length = at + size;
    return at;
  }

  /** A character is three bytes at most (four of two). */
  text(value: string): void {
    this.room(value.length * 3);
    this.take(this.bytes.write(value, this.#length + 4, 'utf8'));
  }

  none(): void {
    this.room(0);
    this.#length = this.bytes.writeInt32BE(-1, this.#length);
    this.#hasNull = true;
  }

  array(count: number): Buffer {
    const words = [count === 0 ? 0 : 1, this.#hasNull ? 1 : 0, this.#type, count, 1];
    for (const [place, word] of words.entries()) this.bytes.writeInt32BE(word, place * 4);
    return this.bytes.subarray(0, count === 0 ? 12 : this.#length);
  }
}
