import { configure, getConfig } from '@testing-library/react';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import * as React from 'react';

/*
 * What the tools of the tests do again and again and no test looks at: a third of what the screens cost. They stand in private parts of
 * pinned packages, so a version without them stops here.
 */

type Internals = { recentlyCreatedOwnerStacks: number };
const internals = (React as unknown as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals })
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals.recentlyCreatedOwnerStacks === undefined)
  throw new Error('React counts its owner stacks elsewhere: see cheap-development.setup.ts');
// React records the stack of every element for its own messages, up to ten thousand a second; then it goes without.
// Here it always does.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: Boolean, configurable: true });

type Properties = Record<string, { value: string; important: boolean }>;
type Manager = { properties: Properties; definedPropertyNames: Record<string, boolean>; clone(): Manager };
const { prototype } = CSSPropertyManager as unknown as { prototype: Manager };
if (typeof prototype.clone !== 'function')
  throw new Error('happy-dom copies its styles elsewhere: see cheap-development.setup.ts');
// Asking whether an element is hidden copies the style of each of its parents, by a copier of anything. These are flat.
prototype.clone = function clone(this: Manager): Manager {
  const copy = new (this.constructor as new () => Manager)();
  for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
  Object.assign(copy.definedPropertyNames, this.definedPropertyNames);
  return copy;
};

type Private = { _disableExpensiveErrorDiagnostics?: boolean };
const usual = getConfig().getElementError;
// While a find waits it prints the whole page at every try, and throws the print away; the try that fails for good
// prints it itself.
configure({
  getElementError: (message, container) => {
    if (message === null || !(getConfig() as Private)._disableExpensiveErrorDiagnostics)
      return usual(message, container);
    const error = new Error(message);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
