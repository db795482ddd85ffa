/** Width of a screen that shares its row with a text, and fills it below 960 px: measured on its ground, from 320 to 1,920 px. */
export const besideText = '(width < 480px) 79vw, (width < 960px) 84vw, (width < 1280px) 47vw, 596px'
