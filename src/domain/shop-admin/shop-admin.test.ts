import { expect, test } from 'vitest';
import { ORDER_STATES } from '#domain/shop/order.ts';
import { SHELVES } from '#domain/shop/product.ts';
import { leftToRefund, movesOf, needsReason, ORDER_MOVES } from './looking-after.ts';
import { contentsOf, NEUTRAL, shippedGrams } from './parcel.ts';

const CALM = { dispute: null, isLeft: false } as const;

test('nobody moves an order that waits for money, nor one that is over', () => {
  for (const state of ['placed', 'lapsed', 'canceled', 'returned'] as const)
    expect(movesOf({ state, wasSent: true, ...CALM })).toEqual([]);
});

test('an order goes its way one step after the other, and downloads never come back', () => {
  expect(movesOf({ state: 'paid', wasSent: false, ...CALM })).toEqual(['packed', 'canceled']);
  expect(movesOf({ state: 'packed', wasSent: false, ...CALM })).toEqual(['sent', 'paid', 'canceled']);
  expect(movesOf({ state: 'sent', wasSent: true, ...CALM })).toEqual(['arrived', 'returned']);
  expect(movesOf({ state: 'arrived', wasSent: true, ...CALM })).toEqual(['returned']);
  expect(movesOf({ state: 'arrived', wasSent: false, ...CALM })).toEqual([]);
});

test('an order that a bank looks into does not leave, and of one whose account is gone only money is left', () => {
  const held = { wasSent: false, dispute: 'open', isLeft: false } as const;
  expect(movesOf({ state: 'paid', ...held })).toEqual(['canceled']);
  expect(movesOf({ state: 'packed', ...held })).toEqual(['paid', 'canceled']);
  expect(movesOf({ state: 'sent', ...held, wasSent: true })).toEqual(['arrived', 'returned']);
  expect(movesOf({ state: 'packed', ...held, dispute: 'won' })).toContain('sent');
  for (const state of ORDER_STATES) expect(movesOf({ state, wasSent: true, dispute: null, isLeft: true })).toEqual([]);
});

test('every move leads to a state, and what is taken or given back needs a reason', () => {
  for (const to of ORDER_MOVES) expect(ORDER_STATES).toContain(to);
  expect(ORDER_MOVES.filter(needsReason)).toEqual(['returned', 'canceled']);
});

test('what is left to give back counts what was asked for already, and is never below nothing', () => {
  const none = { refunded: 0, lost: 0, done: 0, asked: 0 };
  expect(leftToRefund({ ...none, paid: 3000 })).toBe(3000);
  expect(leftToRefund({ ...none, paid: 3000, refunded: 500, asked: 1200 })).toBe(1300);
  expect(leftToRefund({ ...none, paid: 3000, refunded: 500, done: 1200 })).toBe(1800);
  expect(leftToRefund({ ...none, paid: 3000, refunded: 1200, done: 500 })).toBe(1800);
  expect(leftToRefund({ ...none, paid: 3000, refunded: 500, lost: 1000, asked: 700 })).toBe(800);
  expect(leftToRefund({ ...none, paid: 3000, refunded: 3000, asked: 50 })).toBe(0);
  expect(leftToRefund({ ...none, paid: 0, asked: 50 })).toBe(0);
});

test('nothing on a parcel, a form or a statement speaks of a body', () => {
  const words = [NEUTRAL.sender, NEUTRAL.statement, contentsOf(SHELVES)].join(' ');
  expect(words).not.toMatch(/moon|hearth|womb|period|pad|menstr|health|women/i);
});

test('a form names each kind once, and a weight counts the packing', () => {
  expect(contentsOf(['warmth', 'paper', 'warmth'])).toBe('Household textiles, Paper goods');
  expect(shippedGrams([{ weight: 433, quantity: 2 }], 120)).toBe(990);
});
