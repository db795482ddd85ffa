<?php
/**
 * The receiver on a host with PHP 7.3 or later (shared hosting): checks a message and hands it to the host's own mail(). It keeps no copy of
 * it, only, for a day, the digest by which a message sent twice is delivered once. Written by « npm run build »: edit scripts/receivers,
 * not this file. What it says to whom is in src/pages/nous-contacter/contract.ts.
 */

declare(strict_types=1);

ini_set('display_errors', '0');

$facts = json_decode(<<<'FACTS'
⟦facts⟧
FACTS
, true);

$day = 86400;

/** Line ends as one character, and nothing around. @param mixed $value */
function textOf($value): string
{
    $text = is_string($value) ? str_replace(["\r\n", "\r"], "\n", $value) : '';
    return preg_replace('/^\s+|\s+$/uD', '', $text) ?? '';
}

/** @return string|null kind of mistake in a field that has been trimmed */
function troubleOf(array $rule, string $value): ?string
{
    if ($value === '') {
        return isset($rule['required']) ? 'missing' : null;
    }
    if (preg_match_all('/./us', $value) > $rule['longest']) {
        return 'long';
    }
    $pattern = isset($rule['pattern']) ? '/' . str_replace('/', '\/', $rule['pattern']) . '/uD' : '/./us';
    return preg_match($pattern, $value) === 1 ? null : 'wrong';
}

/** Answers and ends. @param string[] $mistakes */
function answer(array $facts, string $outcome, string $text = '', array $mistakes = []): void
{
    $status = $facts['answers'][$outcome];
    if (strpos($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json') !== false) {
        http_response_code($status);
        exit;
    }
    if ($outcome === 'accepted') {
        header('Location: ' . $facts['arrived'], true, 303);
        exit;
    }
    http_response_code($status);
    foreach ($facts['headers'] as $name => $value) {
        header("$name: $value");
    }
    $items = array_map(function (string $mistake): string {
        return '<li>' . htmlspecialchars($mistake) . '</li>';
    }, $mistakes);
    echo strtr($facts['page'], [
        '⟦titre⟧' => $facts['titles'][$outcome],
        '⟦fautes⟧' => implode('', $items),
        '⟦texte⟧' => htmlspecialchars($text),
    ]);
    exit;
}

/** A header line of an e-mail, encoded and folded as RFC 2047 wants it, without its name. */
function encodedHeader(string $name, string $value): string
{
    return substr(iconv_mime_encode($name, $value, ['scheme' => 'B', 'line-length' => 76]), strlen($name) + 2);
}

/** @return bool whether the host's mail has taken it */
function deliver(array $facts, array $message): bool
{
    $subject = $facts['subjects'][$message['besoin']] ?? $facts['subjects'][''];
    $signature = array_filter([$message['nom'], $message['entreprise'], $message['email'], $message['telephone']], 'strlen');
    $body = $message['message'] . "\n\n" . implode("\n", $signature) . "\n";
    return mail(
        $facts['email'],
        encodedHeader('Subject', $subject),
        chunk_split(base64_encode(str_replace("\n", "\r\n", $body))),
        [
            'From' => $facts['email'],
            'Reply-To' => $message['email'],
            'MIME-Version' => '1.0',
            'Content-Type' => 'text/plain; charset=utf-8',
            'Content-Transfer-Encoding' => 'base64',
        ]
    );
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Location: ' . $facts['form'], true, 303);
    exit;
}

$message = [];
$mistakes = [];
foreach ($facts['rules'] as $field => $rule) {
    $message[$field] = textOf($_POST[$field] ?? '');
    $trouble = troubleOf($rule, $message[$field]);
    if ($trouble !== null) {
        $mistakes[] = $facts['mistakes'][$field][$trouble];
    }
}
$open = $_POST[$facts['seconds']['field']] ?? null;
$isTooSoon = $open !== null && !(is_numeric($open) && $open >= $facts['seconds']['least']);
$isElsewhere = ($_SERVER['HTTP_SEC_FETCH_SITE'] ?? '') === 'cross-site';
if ($mistakes !== [] || textOf($_POST[$facts['trap']] ?? '') !== '' || $isTooSoon || $isElsewhere) {
    answer($facts, 'refused', $message['message'], $mistakes);
}

$digest = sys_get_temp_dir() . '/message-' . hash('sha256', __FILE__ . json_encode($message));
$isDouble = @is_file($digest) && filemtime($digest) > time() - $day;
$isDelivered = $isDouble || deliver($facts, $message);
// Only once it has left: a message that has not may be sent again.
if ($isDelivered && !$isDouble) {
    @touch($digest);
}
answer($facts, $isDelivered ? 'accepted' : 'failed', $message['message']);
