const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const end = Buffer.from([0xff, 0xff]);
const chunkSize = 1 << 18;
const float8 = 701;
const float4 = 700;
/** PostgreSQL counts days from 2000-01-01. */
const epochDay = 10_957;

/** Rows in the binary shape of COPY (PostgreSQL, "COPY", Binary Format): doubles and arrays go over without becoming text. */
export class BinaryRows {
  readonly #columns: number;
  readonly #full: Buffer[] = [signature];
  #chunk = Buffer.allocUnsafe(chunkSize);
  #at = 0;
  #count = 0;

  constructor(columns: number) {
    this.#columns = columns;
  }

  get count(): number {
    return this.#count;
  }

  /** Begins a row; its fields follow in the order of the table's columns. */
  row(): this {
    this.#room(2);
    this.#at = this.#chunk.writeInt16BE(this.#columns, this.#at);
    this.#count += 1;
    return this;
  }

  uuid(hex: string | null): this {
    return hex === null ? this.#null() : this.#bytes(Buffer.from(hex, 'hex'));
  }

  text(value: string | null): this {
    return value === null ? this.#null() : this.#bytes(Buffer.from(value, 'utf8'));
  }

  /** A calendar day, as a day number. */
  day(day: number | null): this {
    return day === null ? this.#null() : this.integer(day - epochDay);
  }

  integer(value: number): this {
    this.#room(8);
    this.#at = this.#chunk.writeInt32BE(4, this.#at);
    this.#at = this.#chunk.writeInt32BE(value, this.#at);
    return this;
  }

  double(value: number | null): this {
    if (value === null) return this.#null();
    this.#room(12);
    this.#at = this.#chunk.writeInt32BE(8, this.#at);
    this.#at = this.#chunk.writeDoubleBE(value, this.#at);
    return this;
  }

  doubles(values: Float64Array): this {
    this.#arrayHead(float8, { length: values.length, width: 8 });
    for (const value of values) {
      this.#at = this.#chunk.writeInt32BE(8, this.#at);
      this.#at = this.#chunk.writeDoubleBE(value, this.#at);
    }
    return this;
  }

  reals(values: Float32Array): this {
    this.#arrayHead(float4, { length: values.length, width: 4 });
    for (const value of values) {
      this.#at = this.#chunk.writeInt32BE(4, this.#at);
      this.#at = this.#chunk.writeFloatBE(value, this.#at);
    }
    return this;
  }

  /** What to send; nothing may be added afterwards. */
  chunks(): readonly Buffer[] {
    return [...this.#full, this.#chunk.subarray(0, this.#at), end];
  }

  /** One dimension (none when empty), no nulls, the first place is 1. */
  #arrayHead(elementType: number, { length, width }: { length: number; width: number }): void {
    const dimensions = length === 0 ? 0 : 1;
    const size = 12 + dimensions * 8 + length * (4 + width);
    this.#room(size + 4);
    for (const value of [size, dimensions, 0, elementType]) this.#at = this.#chunk.writeInt32BE(value, this.#at);
    if (dimensions === 0) return;
    this.#at = this.#chunk.writeInt32BE(length, this.#at);
    this.#at = this.#chunk.writeInt32BE(1, this.#at);
  }

  #null(): this {
    this.#room(4);
    this.#at = this.#chunk.writeInt32BE(-1, this.#at);
    return this;
  }

  #bytes(bytes: Buffer): this {
    this.#room(4 + bytes.length);
    this.#at = this.#chunk.writeInt32BE(bytes.length, this.#at);
    this.#at += bytes.copy(this.#chunk, this.#at);
    return this;
  }

  #room(size: number): void {
    if (this.#at + size <= this.#chunk.length) return;
    this.#full.push(this.#chunk.subarray(0, this.#at));
    this.#chunk = Buffer.allocUnsafe(Math.max(chunkSize, size));
    this.#at = 0;
  }
}
