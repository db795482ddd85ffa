/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): the site's security policy blocks strings assigned as markup or script URLs, except
 * through this policy. It must be the default policy, since React uses none.
 */
interface PolicyRules {
  createHTML: (text: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (url: string) => string | null
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}

/** Markup by which React creates inert script elements: the data blocks of pages reached by navigation. */
export const reactScript = '<script></script>'

/**
 * Creates the default policy. Call it before rendering. No effect in browsers without Trusted Types, or when a script of the visitor's has
 * created one before.
 * @param scriptOrigin origin of the audience measurement, the only script injected at run time
 */
export function allowOwnMarkup(scriptOrigin: string): void {
  try {
    window.trustedTypes?.createPolicy('default', {
      // Text without `<` contains no element: the content of a data block, which serializeGraph escapes.
      createHTML: (text) => (text === reactScript || !text.includes('<') ? text : null),
      // The text is unchanged, assigned to its element: JSON with this start is not a script.
      createScript: (text) => (text.startsWith('{"@context":') ? text : null),
      createScriptURL: (url) => (url.startsWith(`${scriptOrigin}/`) ? url : null),
    })
  } catch {
    // The browser reports that a default policy exists already.
  }
}
