declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path: { type?: string; property?: string; index?: number }[]
  }
  export default class Validator {
    /** @param data nodes by type, as @marbec/web-auto-extractor hands them over */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
