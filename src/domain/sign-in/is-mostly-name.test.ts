import { expect, test } from 'vitest';
import { isMostlyName } from './is-mostly-name.ts';

const ivy = ['Ashcombe & Hale', 'portal', 'Ivy North', 'ivy.north84'];
const maria = ['Ιωλκός Wealth', 'πύλη', 'Μαρία Νάσου', 'm.nasou'];

test.each<[string, readonly string[], boolean]>([
  ['Ashcombe1', ivy, true],
  ['ashcombe & hale 2026', ivy, true],
  ['Hale-and-Ashcombe', ivy, true],
  ['4$hc0mb3!2026', ivy, true],
  ['portal2026!!', ivy, true],
  ['PortalHale99', ivy, true],
  ['My-P0rta1-1', ivy, true],
  ['ivynorth1984', ivy, true],
  ['NorthIvy!', ivy, true],
  ['i.v.y.n.o.r.t.h', ivy, true],
  ['north739201846152', ivy, true],
  ['North-sea1', ivy, true],
  ['northwind1', ivy, false],
  ['north wind and rain', ivy, false],
  ['whale boat 7', ivy, false],
  ['ivy1984#62', ivy, false],
  ['84848484x', ivy, false],
  ['9d!Kq7#north$Zp2', ivy, false],
  ['Μαρια1990', maria, true],
  ['ΝΆΣΟΥ-Μαρία', maria, true],
  ['Ιωλκος!!2026', maria, true],
  ['nasou1990', maria, true],
  ['θάλασσα και ουρανός 7', maria, false],
  ['Jo.Li.2026', ['Jo Li'], true],
  ['portal2026', [], false],
  ['jo84li1z9', ['jo84li1z9'], true],
  ['JoLi1984', ['jo.li84'], true],
  ['jo84li', ['jo.84.li'], true],
  ['P@n7e1!s#1', ['Pantelis'], true],
  ['Θεος2026', ['Θεός'], true],
  ['19283746', ['19283746'], true],
  ['19283746', ['', '&', '192', '1928374'], true],
  ['19283746', ['', '&', '192', '19283745'], false],
])('%j under %j: %s', (password, names, isMostly) => {
  expect(isMostlyName(password, names)).toBe(isMostly);
});
