import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP archive of texts; `claims` is what it says of the unpacked size of a part, where that is not so. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>, claims: Readonly<Record<string, number>> = {}): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const fixed = Buffer.alloc(26);
    fixed.writeUInt16LE(20, 0);
    fixed.writeUInt16LE(8, 4);
    fixed.writeUInt32LE(crc32(content), 10);
    fixed.writeUInt32LE(packed.length, 14);
    fixed.writeUInt32LE(claims[name] ?? content.length, 18);
    fixed.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fixed, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fixed, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(centrals.length, 4);
  end.writeUInt16LE(centrals.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}

export const workbookParts = {
  'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="Trades" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="&quot;days&quot; 0.00"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `<sst><si><t>date</t></si><si><r><t>ac</t></r><r><t>tion</t></r><rPh><t>x</t></rPh></si><si><t>BUY &amp; hold</t></si></sst>`,
};

/** A workbook whose shown sheet has these rows, as XML. */
export function workbookOf(rows: string, parts: Readonly<Record<string, string>> = {}): Buffer {
  return zipOf({ ...workbookParts, 'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`, ...parts });
}
