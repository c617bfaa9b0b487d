import { describe, expect, it } from 'vitest';
import { isStaffName } from './staff-names.ts';

describe('words of the staff', () => {
  it.each([
    ['Moderator'],
    ['moonhearth'],
    ['MoonHearth Team'],
    ['Anna (admin)'],
    ['A D M I N'],
    ['Аdmin'],
    ['M0derat0r'],
    ['mоdеrаtоr'],
    ['Ádmín'],
    ['ａｄｍｉｎ'],
    ['adm1n'],
    ['Support'],
    ['Teacher Anna'],
    ['staff'],
    ['m.o.d.e.r.a.t.o.r'],
    ['ad\u200bmin'],
    ['Administrator'],
    ['Τeacher'],
    ['supp0rt'],
    ['TheRealModerator7'],
  ])('%s is refused', (name) => expect(isStaffName(name)).toBe(true));
  it('also across first and last name', () => expect(isStaffName('Moon', 'Hearth')).toBe(true));
  it.each([
    ['Staffan'],
    ['Admira'],
    ['Luna'],
    ['Moonika'],
    ['Hearth'],
    ['Teach'],
    ['Modesta'],
    ['Мария'],
    ['Αθηνά'],
    ['Domina'],
    ['Nadmina'],
    ['月子'],
  ])('%s is a name', (name) => expect(isStaffName(name)).toBe(false));
});
