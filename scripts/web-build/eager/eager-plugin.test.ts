import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readAtOnce } from './eager-plugin.ts';

const HELPER = 'var o=(e,t)=>()=>(t||(e((t={exports:{}}).exports,t),e=null),t.exports)';

test.each([
  ['a wrapper of one name', ',ir=o((e=>{e.x=1})),y=2', ',ir=o((function(e){e.x=1})),y=2'],
  ['a wrapper of two', ';var ar=o(((e,t)=>{t.exports=1}))', ';var ar=o((function(e,t){t.exports=1}))'],
  ['a call of another function stays', ',b=go((e=>{e()}))', ',b=go((e=>{e()}))'],
  ['an arrow that is no wrapper stays', ',b=o(e=>{e()})', ',b=o(e=>{e()})'],
])('%s', (_, before, after) => expect(readAtOnce(HELPER + before)).toBe(HELPER + after));

test('what it makes gives the same', () => {
  const run = (code: string) => runInNewContext(`${code};JSON.stringify([a().x,b()])`) as unknown;
  const code = `${HELPER};var a=o((e=>{e.x=1})),b=o(((e,t)=>{t.exports=2}))`;
  expect(run(readAtOnce(code))).toBe('[1,2]');
  expect(run(readAtOnce(code))).toBe(run(code));
});

test('code without the helper comes back as it was', () => expect(readAtOnce('a=o((e=>{}))')).toBe('a=o((e=>{}))'));
