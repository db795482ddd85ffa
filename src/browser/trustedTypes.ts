/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): the site's security policy refuses any text written as markup or as the address of
 * a script, but what this one policy lets through. It must be the default one: React writes by itself, without asking for a policy.
 */
interface PolicyRules {
  createHTML: (text: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}

/** How React makes a script element so that it does not run: the data blocks of a page reached by navigation. */
export const reactScript = '<script></script>'

/**
 * Call it before anything is rendered; a browser without Trusted Types does without, and a script of the visitor's may have made the default
 * policy before: it decides then.
 * @param scriptOrigin origin of the audience measurement, the only scripts added at run time
 */
export function allowOwnMarkup(scriptOrigin: string): void {
  try {
    window.trustedTypes?.createPolicy('default', {
      // Without a `<` there is no element: only the text of a data block, which serializeGraph writes so.
      createHTML: (text) => (text === reactScript || !text.includes('<') ? text : null),
      // The same text, now in its element: begun so, it is data, and not a script that could run.
      createScript: (text) => (text.startsWith('{"@context":') ? text : null),
      createScriptURL: (address) => (address.startsWith(`${scriptOrigin}/`) ? address : null),
    })
  } catch {
    // The browser reports the second policy.
  }
}
