import { readAmount } from './amount.ts';
import { readTyped } from './typed-meal.ts';

const NUMBERS =
  /[\p{N}½⅓⅔¼¾⅕⅛⅜⅝⅞][\p{N}.,/%^½⅓⅔¼¾]*\s*(?:kcal|cal(?:orie)?s?|kg|mg|µg|ug|g|ml|dl|cl|l|oz|lbs?)?\b|%/giu;

/**
 * What was typed, without how much: "2 eggs, ½ cup of oats" is "eggs, oats". A thing that is nothing but a number is
 * left out, and what is left has no digit.
 */
export function withoutNumbers(typed: string): string {
  const kept = readTyped(typed, () => true).map(({ typed: part }) => {
    const { rest, trouble, amount } = readAmount(part);
    const words = amount.count === null && trouble === null && amount.unit === null ? part : rest;
    return words
      .replaceAll(NUMBERS, '')
      .replaceAll(/\p{N}+|\b(?:kcal|calories?)\b/giu, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });
  return kept.filter((part) => /\p{L}/u.test(part)).join(', ');
}

/** A sentence of prose that tells a figure of a food or a day. */
const FIGURE = /\d(?:[\d.,]*)\s*(?:mg|µg|ug|mcg|grams?\b|g\b|percent|%|kcal|calories|IU|ounces?|oz\b|cups?\b)/i;

/** Whether a sentence tells how much of something is in food. */
export function tellsFigures(sentence: string): boolean {
  return FIGURE.test(sentence);
}

/** The name of a food without its figure: "Chocolate, dark 70%+" is "Chocolate, dark". */
export function nameWithoutNumbers(name: string): string {
  return name.replaceAll(/\s*\(?\d[\d.,]*\s*%?\+?\)?/g, '').trim();
}
