/**
 * Every stylesheet that is not a component's own, in cascade order. None is Mantine's: its components come `unstyled`, and our modules dress
 * them. One that needs its own lists its `.layer.css` first: ours win over that layer whatever the order in which components load. What
 * Mantine's baseline.css sets for every page, base.css does, in values instead of variables.
 */
import './variables.css'
import './fonts/fonts.css'
import './base.css'
