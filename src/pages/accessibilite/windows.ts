/** Drawings behind the windows of the checks: SVG path data by layer (Verifications.module.css), bold enough for a window of a phone. */
import type { Signe } from '@/content/accessibilite'

export const windows: Record<Signe, Partial<Record<'white' | 'laid' | 'lit' | 'lines' | 'absent', string>>> = {
  /** A ring around the brick where one is, between two others. */
  clavier: { laid: 'M-60 24h70v36h-70zM164 24h70v36h-70z', lit: 'M45 24h84v36h-84z', lines: 'M28 7h118v70h-118z' },
  /** One brick by day and by night: it is read on both sides. */
  soleil: { white: 'M-99-99h186v300h-186z', laid: 'M27 15h60v54h-60z', lit: 'M87 15h60v54h-60z' },
  /** Lines of a text, and the same twice as large. */
  loupe: { laid: 'M0 44h54v14h-54zM0 70h36v14h-36z', lit: 'M72 0h102v36h-102zM72 48h72v36h-72z' },
  /** Three levels of titles. */
  marches: { lit: 'M0 0h174v24h-174z', laid: 'M54 30h120v24h-120zM108 60h66v24h-66z' },
  /** A brick that changes, and the bubble of what it says. */
  annonce: {
    lit: 'M0 24h60v60h-60z',
    lines: 'M12 54l14 14l22-30',
    white: 'M78 0h96v66h-74l-22 16z',
    laid: 'M92 16h68v12h-68zM92 40h44v12h-44z',
  },
  /** The two bars of a pause. */
  repos: { lit: 'M45 0h36v84h-36zM93 0h36v84h-36z' },
  /** A wall of outlines. */
  contours: { lines: 'M4 4h102v34h-102zM122 4h48v34h-48zM4 54h48v34h-48zM68 54h102v34h-102z' },
  /** A wall that stands without one of its bricks. */
  lacune: {
    laid: 'M0 0h51v39h-51zM123 0h51v39h-51zM0 45h84v39h-84zM90 45h84v39h-84z',
    absent: 'M60 3h54v33h-54z',
  },
}
