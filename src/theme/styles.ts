/**
 * Every stylesheet that is not a component's own, in cascade order. Mantine's rules come in their layer, so ours win whatever the
 * order in which components load. Only the components listed here may be used: the build drops what no page needs. What Mantine's own
 * baseline.css sets for every page, base.css does, in values instead of variables.
 */
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import './variables.css'
import './fonts/fonts.css'
import './base.css'
